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
      let names = arguments.map { "'\($0)'" }.joined(separator: ", ")
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
    let file: DumpSource =
      input.path == InputPath.standardInput ? .standardInput() : try .file(input.path)
    var byteCount = 0
    let source = DumpSource { (buffer) throws(DumpError) in
      let count = try file.read(into: buffer)
      byteCount += count
      console.progress.update("\(place)\(input.name), \(byteCount / 1_000_000) MB")
      return count
    }
    let dumps = try reader.readAll(source)
    if let number = input.number, number > dumps.count {
      throw DumpError(.noSuchDump(number: number, count: dumps.count))
    }
    let chosen = input.number.map { $0 - 1..<$0 } ?? dumps.indices
    return chosen.map { index in
      let label = dumps.count > 1 ? "\(input.name)#\(index + 1)" : input.name
      for repair in dumps[index].repairs {
        let place = "\(input.name):\(repair.position.line):\(repair.position.column)"
        console.complain("\(place): repaired: \(repair)")
      }
      return LabelledDump(
        dump: dumps[index],
        label: label,
        byteCount: byteCount,
        isOneOfMany: isMany || chosen.count > 1
      )
    }
  }

  private func complain(of error: DumpError, in input: InputPath, console: Console) {
    var place = input.name
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
        inputs += listing.files.filter(mayBeDump).map { InputPath(path: $0, isFromFolder: true) }
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
    let endings = DumpFormat.all.filter(\.isReadable).flatMap(\.fileExtensions)
    return endings.contains(ending) || reader.isLenient && Self.wrappers.contains(ending)
  }

  /// Endings of files in which people keep dumps among other text.
  private static let wrappers = ["txt", "md", "log"]
}

extension DumpError {
  /// Whether a file is not broken but of another kind, as files in a folder may well be.
  fileprivate func saysOtherKind(ofPath path: String) -> Bool {
    switch problem {
    case .foreign, .noDump: true
    case .unrecognized: path.lowercased().hasSuffix(".json")
    default: false
    }
  }
}
