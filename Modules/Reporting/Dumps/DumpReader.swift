internal import Diagnostics
internal import Hierarchy

/// Reads dumps of any format that Einstein reads, recognising it by its first bytes.
///
/// ```swift
/// let dump = try DumpReader().read(.file("login.xml"))
/// print(dump.tree.count)
/// ```
public struct DumpReader: Sendable {
  /// Whether faults are repaired where that can be done; if not, a fault is an error.
  public var isLenient: Bool

  /// How much is accepted.
  public var limits: DumpLimits

  /// How many bytes are looked at to recognise a format.
  private static let beginningLength = 4096

  /// How many bytes of what is no dump are searched for one, so that advice can be given.
  private static let searchLength = 1 << 24

  /// Creates a reader, strict unless told otherwise.
  public init(isLenient: Bool = false, limits: DumpLimits = DumpLimits()) {
    self.isLenient = isLenient
    self.limits = limits
  }

  /// Reads a source that holds one dump.
  ///
  /// - Throws: `DumpError`; also when a lenient reading finds several dumps.
  public func read(_ source: DumpSource) throws(DumpError) -> Dump {
    let dumps = try readAll(source)
    guard dumps.count == 1, let dump = dumps.first else {
      throw DumpError(.several(dumps.count))
    }
    return dump
  }

  /// Reads all dumps of a source: one, or with a lenient reading those found in other text.
  ///
  /// A strict reading streams: memory is needed for the tree only.
  ///
  /// - Throws: `DumpError` when there is no dump, or one that cannot be read.
  public func readAll(_ source: DumpSource) throws(DumpError) -> [Dump] {
    let beginning = try source.peek(Self.beginningLength)
    let isShort = beginning.count < Self.beginningLength
    if isShort, beginning.allSatisfy(\.isBlank) { throw DumpError(.empty) }
    guard isLenient else { return [try readStrictly(source, beginning: beginning)] }
    let bytes = try source.readToEnd(limit: limits.byteCount)
    do throws(DumpError) {
      return [try readStrictly(DumpSource(bytes), beginning: beginning)]
    } catch {
      // A dump that is too deep or too large does not get better by being repaired; and what looks
      // like a dump inside a text of Einstein's JSON is only the text of some element.
      switch error.problem {
      case .tooDeep, .tooLarge, .capacity, .wrongJSON: throw error
      default: break
      }
      let dumps = try DumpRecovery(limits: limits).read(bytes)
      guard dumps.isEmpty else { return dumps }
      if case .unrecognized = error.problem { throw DumpError(.noDump) }
      throw error
    }
  }

  /// The format that a text is in, told by its first bytes; nil when it is none of those read.
  public func format(ofBeginning beginning: [UInt8]) -> DumpFormat? {
    DumpFormat.all.first { $0.isReadable && $0.recognize(beginning) }
  }

  private func readStrictly(
    _ source: DumpSource,
    beginning: [UInt8]
  ) throws(DumpError) -> Dump {
    guard let format = format(ofBeginning: beginning), let read = format.reader else {
      if let kind = ForeignFormat.name(ofBeginning: beginning) { throw DumpError(.foreign(kind)) }
      let excerpt = VisibleText.excerpt(String(decoding: beginning, as: UTF8.self))
      let more = try source.peek(Self.searchLength)
      let holdsDump = DumpStart.find(in: more, from: 0) != nil
      throw DumpError(.unrecognized(beginning: excerpt, holdsDump: holdsDump))
    }
    let start = source.byteCount
    let tree = try read(source, limits)
    return Dump(tree: tree, formatID: format.id, byteCount: source.byteCount - start)
  }
}
