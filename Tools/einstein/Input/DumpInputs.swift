import Reporting

/// The dumps that a command line names.
struct DumpInputs {
  private let arguments: [String]
  private let reader: DumpReader

  init(_ arguments: [String], isLenient: Bool) {
    self.arguments = arguments
    reader = DumpReader(isLenient: isLenient)
  }

  /// Reads all dumps, one after the other, and calls a closure for each.
  ///
  /// A dump that cannot be read is reported, and the others are read all the same.
  ///
  /// - Returns: Whether all could be read.
  func forEach(
    _ console: Console,
    _ body: (LabelledDump) throws -> Void
  ) throws -> Bool {
    var (inputs, isComplete) = expand(console)
    let isMany = inputs.count > 1 || inputs.contains(where: \.isFromFolder)
    var passedOver = 0
    var found = 0
    for (position, input) in inputs.enumerated() {
      let place = isMany ? "\(position + 1) of \(inputs.count): " : ""
      let dumps: [LabelledDump]
      do throws(DumpError) {
        dumps = try read(input, isMany: isMany, place: place, console: console)
      } catch {
        if input.isFromFolder, error.saysOtherKind(ofPath: input.path) {
          passedOver += 1
        } else {
          complain(of: error, in: input, console: console)
          isComplete = false
        }
        continue
      }
      found += dumps.count
      for dump in dumps { try body(dump) }
    }
    if passedOver > 0 {
      let files = passedOver == 1 ? "1 file" : "\(passedOver) files"
      console.complain("passed over \(files) of other kinds")
    }
    if found == 0, isComplete {
      let names = arguments.map { "'\(PathText.display($0))'" }.joined(separator: ", ")
      console.complain("there are no dumps in \(names)")
      isComplete = false
    }
    return isComplete
  }

  /// Reads the dumps of one input and tells about repairs.
  private func read(
    _ input: InputPath,
    isMany: Bool,
    place: String,
    console: Console
  ) throws(DumpError) -> [LabelledDump] {
    let (file, size) = try open(input)
    let source = DumpSource { (buffer) throws(DumpError) in
      let count = try file.read(into: buffer)
      console.progress.update(
        "\(place)\(PathText.display(input.name))" + share(read: file.byteCount, of: size)
      )
      return count
    }
    let dumps = try reader.readAll(source)
    if let number = input.number, number > dumps.count {
      throw DumpError(.noSuchDump(number: number, count: dumps.count))
    }
    let chosen = input.number.map { $0 - 1..<$0 } ?? dumps.indices
    return chosen.map { index in
      for repair in dumps[index].repairs {
        let place = "\(repair.position.line):\(repair.position.column)"
        console.complain("\(PathText.display(input.name)):\(place): repaired: \(repair)")
      }
      return LabelledDump(
        dump: dumps[index],
        label: dumps.count > 1 ? "\(input.name)#\(index + 1)" : input.name,
        isOneOfMany: isMany || chosen.count > 1
      )
    }
  }

  /// Opens an input and tells its size, if that is known.
  private func open(_ input: InputPath) throws(DumpError) -> (source: DumpSource, size: Int?) {
    if input.path == InputPath.standardInput { return (.standardInput(), nil) }
    let file: InputFile
    do throws(SystemFailure) {
      file = try InputFile(path: input.path)
    } catch {
      throw DumpError(.unreadable(error.reason))
    }
    return (.openFile(descriptor: file.descriptor), file.size)
  }

  /// How far a large file is read; small ones need not tell.
  private func share(read: Int, of size: Int?) -> String {
    let megabyte = 1_000_000
    guard let size else { return ", \(read / megabyte) MB" }
    return size < 8 * megabyte ? "" : ", \(read / megabyte) of \(size / megabyte) MB"
  }

  private func complain(of error: DumpError, in input: InputPath, console: Console) {
    var place = PathText.display(input.name)
    if let position = error.position { place += ":\(position.line):\(position.column)" }
    let advice = error.isRepairable && !reader.isLenient ? "; --lenient may read it" : ""
    console.complain("\(place): \(error)\(advice)")
  }

  /// Replaces folders by the files in them.
  ///
  /// - Returns: The inputs, and whether all folders could be read.
  private func expand(_ console: Console) -> (inputs: [InputPath], isComplete: Bool) {
    var inputs: [InputPath] = []
    var isComplete = true
    for argument in arguments {
      if argument != InputPath.standardInput, FileKind(atPath: argument) == .folder {
        let listing = DirectoryListing(of: argument)
        for failure in listing.failures { console.complain("\(failure)") }
        if !listing.failures.isEmpty { isComplete = false }
        let files = listing.files.filter(mayBeDump)
        if files.isEmpty, listing.failures.isEmpty {
          console.complain("there are no dumps in '\(PathText.display(argument))'")
          isComplete = false
        }
        inputs += files.map { InputPath(path: $0, isFromFolder: true) }
      } else {
        inputs.append(InputPath(argument: argument))
      }
    }
    return (inputs, isComplete)
  }

  /// Whether a file in a folder is worth a look, judging by the ending of its name.
  private func mayBeDump(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let ending = path[path.index(after: dot)...].lowercased()
    return Self.endings.contains(ending) || reader.isLenient && Self.wrapperEndings.contains(ending)
  }

  /// Endings of files in folders that may be dumps.
  static let endings = ["xml", "json", "txt"]

  /// Endings of files in folders in which people keep dumps among other text.
  static let wrapperEndings = ["log", "md"]
}

extension DumpError {
  /// Whether a file is not broken but of another kind, as files in a folder may well be.
  fileprivate func saysOtherKind(ofPath path: String) -> Bool {
    switch problem {
    case .foreign, .noDump: true
    // A file named .xml that is no XML is broken; other endings promise nothing.
    case .unrecognized: !path.lowercased().hasSuffix(".xml")
    default: false
    }
  }
}
