import Foundation
import Hierarchy
import Reporting

/// The dumps that a command line names.
struct DumpInputs: Sendable {
  let arguments: [String]
  let reader: DumpReader
  /// What messages advise for a dump that has to be repaired.
  var remedy = "--lenient"
  /// How many dumps may be read at the same time.
  private let jobCount: Int

  /// Creates the inputs of a command that reads one after the other.
  init(_ arguments: [String], isLenient: Bool) {
    self.arguments = arguments
    reader = DumpReader(isLenient: isLenient)
    jobCount = 1
  }

  /// Creates the inputs of a command that has all parameters of `DumpOptions`.
  init(_ arguments: ParsedArguments) {
    self.arguments = arguments[DumpOptions.dumps]
    reader = DumpReader(isLenient: arguments[DumpOptions.lenient])
    jobCount = arguments[DumpOptions.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Reads all dumps and calls a closure for each, in order, on the calling thread.
  ///
  /// - Returns: Whether all could be read; see the other method.
  func forEach(_ console: Console, _ body: (LabelledDump) throws -> Void) throws -> Bool {
    try forEach(console) { _ in
    } tell: { dump, _ in
      try body(dump)
    }
  }

  /// Reads all dumps, asks each something, and calls a closure with the answers, in order.
  ///
  /// A dump that cannot be read is reported, and the others are read all the same.
  ///
  /// - Parameters:
  ///   - console: Where is reported what could not be read or was repaired.
  ///   - ask: What to find out about a dump; of several files it is done on several threads.
  ///   - tell: Receives each dump with the answer, on the calling thread.
  /// - Returns: Whether all could be read.
  /// - Throws: What `tell` throws; the rest is then not read.
  func forEach<Answer: Sendable>(
    _ console: Console,
    ask: @escaping @Sendable (Dump) -> Answer,
    tell: (LabelledDump, Answer) throws -> Void
  ) throws -> Bool {
    var (inputs, isComplete) = expand(console)
    let isMany = inputs.count > 1 || inputs.contains(where: \.isFromFolder)
    var passedOver = 0
    var repairable = 0
    var found = 0
    func settle(_ input: InputPath, _ reading: Reading<Answer>) throws {
      switch reading {
      case .failure(let error) where input.isFromFolder && error.saysOtherKind(ofPath: input.path):
        passedOver += 1
        if error.isRepairable, !reader.isLenient { repairable += 1 }
      case .failure(let error):
        complain(of: error, in: input, console: console)
        isComplete = false
      case .success(let dumps):
        found += dumps.count
        for (dump, _) in dumps { complain(of: dump.dump.repairs, in: input, console: console) }
        for (dump, answer) in dumps { try tell(dump, answer ?? ask(dump.dump)) }
      }
    }
    try forEachReading(of: inputs, isMany: isMany, console, ask: ask, settle)
    if passedOver > 0 {
      let files = passedOver == 1 ? "1 file" : "\(passedOver) files"
      let advice = repairable > 0 ? " (\(repairable) may be read with \(remedy))" : ""
      console.complain("passed over \(files) of other kinds\(advice)")
    }
    if found == 0, isComplete {
      let names = arguments.map { "'\(PathText.display($0))'" }.joined(separator: ", ")
      console.complain("there are no dumps in \(names)")
      isComplete = false
    }
    return isComplete
  }

  /// What came of reading an input: the dumps in it, with the answer where it is known already.
  private typealias Reading<Answer> = Result<[(dump: LabelledDump, answer: Answer?)], DumpError>

  /// Reads the inputs, several at a time if that can be, and settles each, in order.
  private func forEachReading<Answer: Sendable>(
    of inputs: [InputPath],
    isMany: Bool,
    _ console: Console,
    ask: @escaping @Sendable (Dump) -> Answer,
    _ settle: (InputPath, Reading<Answer>) throws -> Void
  ) throws {
    let threadCount = min(jobCount, inputs.count)
    // What is no file, such as a pipe, may only be there once what comes before it is done.
    if threadCount > 1, inputs.allSatisfy(\.isFile) {
      try OrderedProducts<Reading<Answer>>.forEach(count: inputs.count, threadCount: threadCount) {
        number in
        Result { () throws(DumpError) in
          try read(inputs[number], isMany: isMany) { _ in }.map { ($0, ask($0.dump)) }
        }
      } take: { number, reading in
        let name = PathText.display(inputs[number].name)
        console.progress.update("\(number + 1) of \(inputs.count): \(name)")
        try settle(inputs[number], reading)
      }
      return
    }
    for (position, input) in inputs.enumerated() {
      let place = isMany ? "\(position + 1) of \(inputs.count): " : ""
      let reading = Result { () throws(DumpError) in
        try read(input, isMany: isMany) { share in
          console.progress.update("\(place)\(PathText.display(input.name))\(share())")
        }.map { (dump: $0, answer: Answer?.none) }
      }
      try settle(input, reading)
    }
  }

  /// Reads the dumps of one input.
  private func read(
    _ input: InputPath,
    isMany: Bool,
    progress: @escaping (_ share: () -> String) -> Void
  ) throws(DumpError) -> [LabelledDump] {
    let (file, size) = try open(input)
    let source = DumpSource { (buffer) throws(DumpError) in
      let count = try file.read(into: buffer)
      progress { share(read: file.byteCount, of: size) }
      return count
    }
    let dumps = try reader.readAll(source)
    if let number = input.number, number > dumps.count {
      throw DumpError(.noSuchDump(number: number, count: dumps.count))
    }
    let chosen = input.number.map { $0 - 1..<$0 } ?? dumps.indices
    return chosen.map { index in
      LabelledDump(
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

  private func complain(of repairs: [DumpRepair], in input: InputPath, console: Console) {
    for repair in repairs {
      let place = "\(repair.position.line):\(repair.position.column)"
      console.complain("\(PathText.display(input.name)):\(place): repaired: \(repair)")
    }
  }

  private func complain(of error: DumpError, in input: InputPath, console: Console) {
    var place = PathText.display(input.name)
    if let position = error.position { place += ":\(position.line):\(position.column)" }
    let advice = error.isRepairable && !reader.isLenient ? "; \(remedy) may read it" : ""
    console.complain("\(place): \(error)\(advice)")
  }
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
