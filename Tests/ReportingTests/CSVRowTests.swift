import Reporting
import Testing

@Suite struct CSVRowTests {
  /// RFC 4180, and a quote that carries a combining mark, which Swift takes for another character.
  @Test(arguments: [
    (["a", "b"], "a,b\n"), (["a,b", ""], "\"a,b\",\n"), (["say \"hi\""], "\"say \"\"hi\"\"\"\n"),
    (["two\nlines"], "\"two\nlines\"\n"), (["\r"], "\"\r\"\n"), ([" padded "], "\" padded \"\n"),
    (["a\"\u{301},b"], "\"a\"\"\u{301},b\"\n"),
  ])
  func `fields are quoted where they must be`(fields: [String], expected: String) {
    #expect(Array(CSVRow.text(of: fields).utf8) == Array(expected.utf8))
  }
}
