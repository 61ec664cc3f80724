internal import CBenchmarkSupport
internal import Hierarchy
internal import Reporting

/// Something that is timed again and again, in a process of its own.
enum Workload: String {
  /// Einstein's import of a text in memory.
  case importMemory = "import-memory"
  /// Einstein's import of a file.
  case importFile = "import-file"
  /// libxml2's SAX parser with handlers that do nothing.
  case floor
  /// libxml2's parsing to a document.
  case document
  /// Einstein's export, whose bytes are thrown away.
  case export
  /// libxml2's dump of a document, whose bytes are thrown away.
  case documentExport = "document-export"

  /// Gets ready for a file, and returns what does the work once and says how long it took.
  ///
  /// Reading the file, where the work is done from memory, and letting go of the result are not
  /// counted.
  func prepare(_ path: String) throws -> () throws -> Duration {
    let clock = ContinuousClock()
    switch self {
    case .importMemory:
      let bytes = try DumpSource.file(path).readToEnd(limit: nil)
      return {
        var dump: Dump?
        let duration = try clock.measure { dump = try DumpReader().read(DumpSource(bytes)) }
        return withExtendedLifetime(dump) { duration }
      }
    case .importFile:
      return {
        var dump: Dump?
        let duration = try clock.measure { dump = try DumpReader().read(.file(path)) }
        return withExtendedLifetime(dump) { duration }
      }
    case .floor:
      let text = try Text(path)
      return {
        var isWellFormed = false
        let duration = clock.measure {
          isWellFormed = text.withCharacters { einstein_parse_with_empty_handlers($0, $1) }
        }
        guard isWellFormed else { throw BenchmarkError("libxml2 does not like '\(path)'") }
        return duration
      }
    case .document:
      let text = try Text(path)
      return {
        var document: OpaquePointer?
        let duration = clock.measure {
          document = text.withCharacters { einstein_document_read($0, $1, false) }
        }
        guard let document else { throw BenchmarkError("libxml2 does not like '\(path)'") }
        einstein_document_free(document)
        return duration
      }
    case .export:
      let tree = try DumpReader().read(.file(path)).tree
      return {
        var byteCount = 0
        let duration = try clock.measure {
          try DumpFormat.xcuitestXML.write(tree) { byteCount += $0.count }
        }
        guard byteCount > 0 else { throw BenchmarkError("nothing was written") }
        return duration
      }
    case .documentExport:
      // Without blank text, or libxml2 would keep the layout and not indent.
      let document = try Text(path).withCharacters { einstein_document_read($0, $1, true) }
      return {
        var byteCount = 0
        let duration = clock.measure { byteCount = einstein_document_dump(document) }
        guard byteCount > 0 else { throw BenchmarkError("nothing was written") }
        return duration
      }
    }
  }

  /// Does the work as often as each line on standard input says, and answers with the seconds.
  func serve(_ path: String) throws { try Self.serve(try prepare(path)) }

  /// Does some work as often as each line on standard input says, and answers with the seconds.
  static func serve(_ work: () throws -> Duration) throws {
    while let line = readLine(), let count = Int(line) {
      var duration = Duration.zero
      for _ in 0..<count { duration += try work() }
      Output.answer(duration.seconds)
    }
  }
}
