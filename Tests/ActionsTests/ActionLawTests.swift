import Actions
import Foundation
import Hierarchy
import Query
import Springboard
import TestSupport
import Testing

@Suite("What actions promise holds for whatever there is") struct ActionLawTests {
  private static let characters: [Character] = [
    "a", "B", "ß", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", " ", "م", "中", "'", "\"", "\\", "•", "%", "0", "\u{301}",
  ]

  private static func text(_ generator: inout SeededGenerator, upTo limit: Int) -> String {
    let count = Int.random(in: 0...limit, using: &generator)
    return String((0..<count).compactMap { _ in characters.randomElement(using: &generator) })
  }

  @Test("A field holds what was asked for, whatever was in it and wherever the caret was")
  func typing() {
    var generator = SeededGenerator(seed: 44)
    let types: [ElementType] = [.textField, .searchField, .textView, .secureTextField]
    for _ in 0..<60 {
      let type = types.randomElement(using: &generator) ?? .textField
      let isSecure = type == .secureTextField
      var held = Self.text(&generator, upTo: 90)
      if isSecure { held = String(repeating: "•", count: held.count) }
      let placeholder = Bool.random(using: &generator) ? Self.text(&generator, upTo: 8) : nil
      let text = Self.text(&generator, upTo: 70)
      let scene = ActionScene {
        ElementRecord.row(
          0,
          type,
          "field",
          value: held,
          placeholder: placeholder,
          height: Double.random(in: 30...200, using: &generator)
        )
      }
      let field = scene.app.descendants(matching: type)["field"]
      func touchSomewhere() {
        guard Bool.random(using: &generator) else { return }
        let dx = Double.random(in: 0.01..<0.94, using: &generator)
        let dy = Double.random(in: 0.01..<0.99, using: &generator)
        field.coordinate(withNormalizedOffset: CGVector(dx: dx, dy: dy)).tap()
      }
      touchSomewhere()
      field.clearAndType(text: text)
      let shown = isSecure ? String(repeating: "•", count: text.count) : text
      #expect(field.value as? String ?? "" == (text.isEmpty ? placeholder ?? "" : shown))
      touchSomewhere()
      let more = Self.text(&generator, upTo: 20)
      field.tapAndType(text: more)
      // A text that is the placeholder cannot be told from none.
      if !isSecure, text != placeholder, text + more != placeholder, !(text + more).isEmpty {
        #expect(field.value as? String == text + more)
      }
      field.clearText()
      #expect(field.value as? String ?? "" == placeholder ?? "")
      #expect(scene.messages == [], "\(type) \(held) \(text) \(more)")
      if !scene.messages.isEmpty { return }
    }
  }

  @Test("Whatever can be scrolled to is found, from wherever")
  func scrolling() throws {
    var generator = SeededGenerator(seed: 46)
    for _ in 0..<40 {
      let count = Int.random(in: 1...60, using: &generator)
      let top = Double.random(in: 0...200, using: &generator)
      let isLazy = Bool.random(using: &generator)
      var y = top
      var rows: [ElementRecord] = []
      for number in 0..<count {
        let height = Double.random(in: 10...150, using: &generator)
        rows.append(
          ElementRecord(
            .cell,
            identifier: "row \(number)",
            frame: Rect(x: 0, y: y, width: 390, height: height),
            isEnabled: true
          )
        )
        y += height
      }
      let bar = Rect(
        x: 0,
        y: Double.random(in: 650...844, using: &generator),
        width: 390,
        height: 200
      )
      let tree = ActionScene.tree {
        ElementRecord(
          .table,
          identifier: "list",
          frame: Rect(x: 0, y: top, width: 390, height: 844 - top),
          isEnabled: true
        ) {
          for row in rows { row }
        }
        ElementRecord(.tabBar, frame: bar, isEnabled: true)
      }
      let lists = isLazy ? [LazyList(in: try Locator("id=list"))] : []
      let scene = ActionScene(
        AppModel("Shop", bundleIdentifier: "org.shop") { Screen("main", tree, lists: lists) }
      )
      for _ in 0..<4 {
        let number = Int.random(in: 0..<count, using: &generator)
        let cell = scene.app.cells["row \(number)"]
        cell.scrollUntilElementAppears(threshold: 30)
        #expect(cell.isHittable)
      }
      #expect(scene.messages == [], "\(isLazy) \(top) \(bar) \(count)")
      if !scene.messages.isEmpty { return }
    }
  }
}
