import Diagnostics
import Testing

@Suite struct SourceExcerptTests {
  @Test(arguments: [
    ("a b c", 2..<3, "a b c", "  ^"),
    ("a\nb c\nd", 4..<5, "b c", "  ^"),
    ("a b", 3..<3, "a b", "   ^"),
    ("a\tb", 2..<3, "a b", "  ^"),
    ("世 b", 4..<5, "世 b", "   ^"),
    ("a\u{1B}[31m b", 7..<8, "a [31m b", "       ^"),
    ("\u{202E}b\u{9B}c", 6..<7, " b c", "   ^"),
  ])
  func `a place is marked below its line, and nothing moves the marks`(
    _ text: String,
    _ range: Range<Int>,
    _ line: String,
    _ marker: String
  ) {
    let excerpt = SourceExcerpt(of: text, at: range)
    #expect(excerpt.line == line)
    #expect(excerpt.marker == marker)
  }
}
