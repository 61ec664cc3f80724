/// Strings that break careless code; all are allowed in XML.
public enum AwkwardText {
  /// The strings, from ordinary to strange.
  public static let all = [
    "", " ", "Log in", "O'Brien", "say \"hi\"", "a < b > c & d", "]]>", "&amp;", "&#10;",
    "line\nbreak", "tab\there", "carriage\rreturn", "trailing space ", "\\n", "100 %",
    "Größe", "e\u{301}", "日本語", "שלום", "👩‍👩‍👧", "🇩🇪", "\u{E001}", "\u{202A}left\u{202C}",
    "\u{200B}", "\u{FEFF}", "\u{FFFD}", "\u{7F}", "\u{85}", "\u{10FFFF}", "{{1, 2}, {3, 4}}",
    "null", "true", "-1", "1e5", String(repeating: "long ", count: 50),
  ]
}
