import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("Log in", "Log in"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"), ("C:\\x", "C:\\\\x"), ("it's", "it\\'s"),
    ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{E001}", "\\u{E001}"),
    ("\u{202A}x\u{202C}", "\\u{202A}x\\u{202C}"),
    ("\u{200B}", "\\u{200B}"), ("Größe 日本語", "Größe 日本語"), ("👩‍👧", "👩‍👧"), ("\u{2028}", "\\u{2028}"),
  ])
  func `what cannot be seen is escaped`(text: String, expected: String) {
    #expect(VisibleText.escaped(text, quote: "'") == expected)
  }

  @Test func `an excerpt is one line and says that it is cut`() {
    #expect(VisibleText.excerpt("  short") == "short")
    #expect(VisibleText.excerpt("12345\n78", limit: 7) == "12345\\n7…")
  }
}
