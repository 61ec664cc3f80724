import Hierarchy
import Springboard
import TestSupport
import Testing

/// What is told to be different between two trees.
@Suite struct TreeDifferenceTests {
  private static func row(_ text: String, _ number: Int, value: String? = nil) -> ElementRecord {
    ElementRecord(
      .cell,
      frame: Rect(x: 0, y: Double(number) * 40, width: 300, height: 40),
      isVisible: true
    ) {
      ElementRecord(
        .staticText,
        label: text,
        value: value,
        frame: Rect(x: 8, y: Double(number) * 40, width: 200, height: 40)
      )
    }
  }

  private static func table(_ rows: [ElementRecord]) -> ElementTree {
    ElementTree {
      ElementRecord(.application, label: "Shop") {
        ElementRecord(.table, identifier: "rows") { for row in rows { row } }
      }
    }
  }

  private func lines(_ old: [ElementRecord], _ new: [ElementRecord]) -> [String] {
    TreeDifference(from: Self.table(old), to: Self.table(new)).lines()
  }

  @Test func `equal trees have no difference`() {
    #expect(lines([Self.row("a", 0)], [Self.row("a", 0)]).isEmpty)
  }

  @Test func `rows are known by the text inside them`() {
    let difference = lines(
      [Self.row("a", 0), Self.row("b", 1), Self.row("c", 2)],
      [Self.row("b", 0), Self.row("c", 1), Self.row("d", 2)]
    )
    #expect(
      difference == [
        "- Cell around 'a' with StaticText 'a'",
        "~ 4 elements: moved by 0.0, -40.0",
        "+ Cell around 'd' with StaticText 'd'",
      ]
    )
  }

  @Test func `an attribute is told with both texts`() {
    #expect(
      lines([Self.row("a", 0)], [Self.row("a", 0, value: "it's")]) == [
        #"~ StaticText 'a': value none → 'it\'s'"#
      ]
    )
  }

  @Test func `a text that changes at its place is the same element`() {
    #expect(
      lines([Self.row("a", 0)], [Self.row("b", 0)]) == ["~ StaticText 'a': label 'a' → 'b'"]
    )
  }

  @Test func `elements with other identifiers are never the same`() {
    func tree(_ name: String) -> ElementTree {
      ElementTree {
        ElementRecord(.button, identifier: name, frame: Rect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    let difference = TreeDifference(from: tree("a"), to: tree("b"))
    #expect(difference.lines() == ["- Button 'a'", "+ Button 'b'"])
  }

  @Test func `a keyboard is one line, and what changes inside it another`() {
    func tree(_ keys: [String]?) -> ElementTree {
      ElementTree {
        ElementRecord(.application, label: "Shop") {
          if let keys {
            ElementRecord(.window) {
              ElementRecord(.keyboard) { for key in keys { ElementRecord(.key, label: key) } }
              ElementRecord(.button, label: "Emoji")
            }
          }
        }
      }
    }
    func difference(_ old: [String]?, _ new: [String]?) -> [String] {
      TreeDifference(from: tree(old), to: tree(new), opaque: [.keyboard]).lines()
    }
    #expect(difference(nil, ["A", "B"]) == ["+ Keyboard"])
    #expect(difference(["A", "B"], nil) == ["- Keyboard"])
    #expect(difference(["A", "B"], ["a", "b"]) == ["~ Keyboard: something inside"])
    #expect(difference(["A", "B"], ["A", "B"]).isEmpty)
  }

  @Test func `what is beyond a limit is counted`() {
    let difference = TreeDifference(
      from: Self.table([]),
      to: Self.table((0..<5).map { Self.row("\($0)", $0) })
    )
    #expect(difference.lines().count == 5)
    #expect(difference.lines(limit: 5).count == 5)
    #expect(difference.lines(limit: 2).count == 3)
    #expect(difference.lines(limit: 2).last == "and 3 more")
  }

  @Test func `texts cannot move the cursor`() {
    let difference = lines([], [Self.row("a\u{1B}[2J\nb", 0)])
    #expect(difference.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test func `deep trees and many siblings are compared`() throws {
    func deep(_ value: String) throws -> ElementTree {
      var builder = ElementTreeBuilder()
      for level in 0..<20_000 {
        var entry = ElementRecordEntry(.other)
        entry.depth = level
        if level == 19_999 { entry.value = value }
        try builder.begin(entry)
      }
      return builder.finish()
    }
    #expect(try TreeDifference(from: deep("a"), to: deep("b")).changes.count == 1)
    let rows = (0..<3_000).map { Self.row("\($0)", $0) }
    let tree = Self.table(rows)
    let reversed = Self.table(rows.reversed())
    #expect(TreeDifference(from: tree, to: Self.table(Array(rows.dropFirst()))).changes.count == 1)
    #expect(!TreeDifference(from: tree, to: reversed).isEmpty)
  }
}
