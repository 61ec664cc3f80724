internal import CBenchmarkSupport
internal import Reporting

/// Checks that what is measured is what it is said to be.
enum Check {
  /// The FNV-1a hash of the dump of 1,000 elements, on every machine.
  private static let expectedHash: UInt64 = 0x1005_2774_B555_6DE4

  /// Checks the generator, and that Einstein and libxml2 write its dump exactly as it is.
  static func run() throws {
    let bytes = try DumpGenerator.bytes(elementCount: 1000)
    let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    let hash = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    guard hash == expectedHash else {
      throw BenchmarkError("the generated dump has another hash: 0x\(String(hash, radix: 16))")
    }
    let tree = try DumpReader().read(DumpSource(bytes)).tree
    guard tree.count == 1000 else { throw BenchmarkError("Einstein reads \(tree.count) elements") }
    var written: [UInt8] = []
    try DumpFormat.xcuitestXML.write(tree) { written += $0 }
    guard written == bytes else { throw BenchmarkError("Einstein writes another text") }
    let isSame = Text(bytes).withCharacters { text, count in
      let document = einstein_document_read(text, count, true)
      defer { einstein_document_free(document) }
      return einstein_document_dumps_as(document, text, count)
    }
    guard isSame else { throw BenchmarkError("libxml2 writes another text") }
    for question in TreeQuestion.allCases {
      let counts = try question.languages.map { language in
        try TreeWorkload(question, language).prepare(bytes)()
      }
      guard counts.allSatisfy({ $0 == counts[0] && $0 > 0 }) else {
        throw BenchmarkError("'\(question.rawValue)' finds \(counts) elements")
      }
    }
    Output.result("the generated dump is as it should be, and so are the questions to it")
  }
}
