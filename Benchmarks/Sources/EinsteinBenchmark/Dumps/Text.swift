internal import Reporting

/// The text of a file, as C wants it.
struct Text {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ path: String) throws {
    bytes = try DumpSource.file(path).readToEnd(limit: nil)
  }

  /// Calls a closure with the text and its length.
  func withCharacters<Result>(_ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
    bytes.withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count) }
  }
}
