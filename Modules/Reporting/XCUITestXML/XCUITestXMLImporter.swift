internal import Hierarchy
internal import XMLSupport

/// Reads the XML of WebDriverAgent and Appium (`FBXPath.m`; Appium's `source.ts`).
enum XCUITestXMLImporter {
  /// Reads one whole dump, in pieces as they come.
  static func read(
    _ source: DumpSource,
    limits: DumpLimits
  ) throws(DumpError) -> ElementTree {
    var xmlLimits = XMLLimits()
    xmlLimits.depth = limits.depth
    xmlLimits.byteCount = limits.byteCount
    var reader = XMLReader(handler: XCUITestXMLHandler(), limits: xmlLimits)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
    defer { buffer.deallocate() }
    do {
      while true {
        let count = try source.read(into: buffer)
        if count == 0 { break }
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        try reader.push(piece.assumingMemoryBound(to: UInt8.self))
      }
      return try reader.finish().finish()
    } catch {
      throw dumpError(error)
    }
  }

  /// Translates what the parser and the handler throw.
  private static func dumpError(_ error: any Error) -> DumpError {
    switch error {
    case let error as DumpError: error
    case let error as XMLHandlerError:
      switch error.underlying {
      case let underlying as DumpError:
        DumpError(underlying.problem, at: underlying.position ?? DumpPosition(error.position))
      case let limit as ElementTreeLimit:
        DumpError(.capacity(limit.description), at: DumpPosition(error.position))
      default:
        DumpError(.malformed("\(error.underlying)"), at: DumpPosition(error.position))
      }
    case let error as XMLReadingError:
      DumpError(problem(error.reason), at: DumpPosition(error.position))
    default:
      DumpError(.malformed("\(error)"))
    }
  }

  private static func problem(_ reason: XMLReadingError.Reason) -> DumpError.Problem {
    switch reason {
    case .empty: .empty
    case .notWellFormed(let sentence): .malformed("not well-formed XML: \(sentence)")
    case .truncated(0): .truncated("no element is complete")
    case .truncated(let count):
      .truncated("the text ends while \(count) element\(count == 1 ? " is" : "s are") open")
    case .documentType(let root):
      ForeignFormat.name(ofXMLElement: root, attributes: []).map { .foreign($0) } ?? .documentType
    case .longMarkup(let limit): .capacity("a tag, comment or instruction of over \(limit) bytes")
    case .manyAttributes(let limit): .capacity("a tag with more than \(limit) attributes")
    case .tooDeep(let limit): .tooDeep(limit: limit)
    case .tooLarge(let limit): .tooLarge(limit: limit)
    }
  }
}
