import Testing

@testable import Springboard

/// Comparing texts with gaps.
@Suite struct AlertTemplateTests {
  @Test(arguments: [
    ("Open in “%@”?", "Open in \"Maps\"?", true), ("Open in “%@”?", "Open in “”?", false),
    ("Open in “%@”?", "Open in “Maps”", false),
    ("“%@” pastes from “%@”", "“A” pastes from “B”", true),
    ("“%@” pastes from “%@”", "“A” pastes from “”", false),
    ("“%@” pastes from “%@”", "“A” pastes", false), ("%@", "", false), ("%@", "x", true),
    ("", "", true), ("a%@a", "aa", false), ("a%@a", "aaa", true), ("%@%@", "x", false),
    ("%@%@", "xy", true), ("a%@b%@c", "abc", false), ("a%@b%@c", "axbxc", true),
    ("a%@b%@c", "abbbc", true),
  ])
  func `a gap holds something`(template: String, text: String, matches: Bool) {
    #expect(AlertTemplate(template).matches(AlertTemplate.folded(text)) == matches)
  }

  @Test(arguments: [
    ("Don’t Allow", "don't allow"), ("面容 ID", "面容ID"), ("« A\u{A0}»", "\"a\""), ("A.", "a"),
    ("访问您的位置", "访问你的位置"), ("Select…", "select..."), ("\u{202D}A\u{202C}", "A"),
  ])
  func `what changes on the way does not matter`(first: String, second: String) {
    #expect(AlertTemplate.folded(first) == AlertTemplate.folded(second))
  }

  @Test func `gaps are filled in order, and once`() {
    #expect(AlertTemplate.filling("%@ and %@", with: ["%@", "b"]) == "%@ and b")
    #expect(AlertTemplate.filling("%@ and %@", with: ["a"]) == "a and ")
    #expect(AlertTemplate.filling("100%", with: ["a"]) == "100%")
  }
}
