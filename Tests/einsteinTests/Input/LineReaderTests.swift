import Foundation
import Testing

@testable import einstein

/// Lines as scripts have them, whole or broken.
@Suite struct LineReaderTests {
  private func lines(_ bytes: [UInt8]) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = try LineReader(path: file.path)
    var lines: [String] = []
    while let line = try reader.next() {
      switch line {
      case .text(let text): lines.append(text)
      case .notUTF8: lines.append("(not UTF-8)")
      case .tooLong: lines.append("(too long)")
      }
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
    ("a\n\nb\n", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\u{FEFF}a\n\u{FEFF}", ["a", "\u{FEFF}"]),
    ("a\u{0}b\n", ["a\u{0}b"]),
  ])
  func `lines end where they end`(_ text: String, _ expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test func `what is no text is one line`() throws {
    #expect(try lines([0xFF, 0x0A, 0x61]) == ["(not UTF-8)", "a"])
    #expect(try lines([0xC3]) == ["(not UTF-8)"])
  }

  @Test func `long lines are left out, and the next ones read`() throws {
    let long = [UInt8](repeating: 0x61, count: 3 << 20)
    #expect(try lines(long + [0x0A, 0x62]) == ["(too long)", "b"])
    #expect(try lines([0x62, 0x0A] + long) == ["b", "(too long)"])
    let fitting = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(try lines(fitting + [0x0A, 0x62]).map(\.count) == [1 << 20, 1])
    #expect(try lines(fitting + [0x61, 0x0A, 0x62]) == ["(too long)", "b"])
    let many = (0..<50_000).map { "line \($0)" }
    #expect(try lines(Array(many.joined(separator: "\n").utf8)) == many)
  }
}
