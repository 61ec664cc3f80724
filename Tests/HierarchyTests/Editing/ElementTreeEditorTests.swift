import Hierarchy
import Testing
import TestSupport

@Suite struct ElementTreeEditorTests {
  private let form = ElementTree(wrapper: "AppiumAUT") {
    ElementRecord(.application, label: "Shop") {
      ElementRecord(.window, frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
        ElementRecord(.textField, identifier: "mail", placeholderValue: "E-mail")
        ElementRecord(.button, label: "Log in", frame: Rect(x: 8, y: 20, width: 40, height: 40))
        ElementRecord(.switch, identifier: "remember", value: "0")
      }
    }
  }

  private func edited(
    _ tree: ElementTree,
    _ edit: (inout ElementTreeEditor) -> Void
  ) -> (tree: ElementTree, renumbering: ElementRenumbering) {
    var editor = ElementTreeEditor(tree)
    edit(&editor)
    return editor.finish()
  }

  @Test func `no edit gives the same tree`() {
    let (tree, renumbering) = edited(form) { _ in }
    #expect(tree == form)
    #expect(renumbering.isIdentity)
    #expect(renumbering.newIndex(of: 4) == 4)
    #expect(renumbering.newIndex(of: 5) == nil)
    #expect(renumbering.newIndex(of: -1) == nil)
  }

  @Test func `what is set to what it was is the same tree`() {
    let (tree, _) = edited(form) { editor in
      editor.set(.value("0"), at: 4)
      editor.set(.attribute("placeholderValue", "E-mail"), at: 2)
      editor.set(.isEnabled(nil), at: 4)
      editor.move(subtreeAt: 1, byX: 0, y: 0)
    }
    let isSame = ObjectIdentifier(tree.columnOwner) == ObjectIdentifier(form.columnOwner)
    #expect(isSame)
  }

  @Test func `the edited tree is left alone`() {
    let (tree, renumbering) = edited(form) { $0.set(.value("1"), at: 4) }
    #expect(tree[4].value == "1")
    #expect(form[4].value == "0")
    #expect(renumbering.isIdentity)
    #expect(tree.nodes(identifiedBy: "1").map(\.index) == [4])
    #expect(tree.nodes(identifiedBy: "0").isEmpty)
  }

  @Test func `a name that stands in for an identifier goes with the label`() {
    let (tree, _) = edited(
      ElementTree {
        ElementRecord(.button, label: "Log in", attributes: [])
        ElementRecord(.button, identifier: "Log in", label: "Log in")
      }
    ) { editor in
      editor.set(.label("Log out"), at: 0)
      editor.set(.label("Log out"), at: 1)
    }
    #expect(tree.map(\.name) == ["Log out", "Log in"])
    #expect(tree.map(\.label) == ["Log out", "Log out"])
  }

  @Test func `an element whose identifier is taken away goes by its label`() {
    let (tree, _) = edited(form) { editor in
      editor.set(.identifier(nil), at: 2)
      editor.set(.identifier("login"), at: 3)
    }
    #expect(tree[2].name == nil)
    #expect(tree[3].identifier == "login")
    #expect(tree.nodes(named: "login").map(\.index) == [3])
  }

  @Test func `attributes go by the names of dumps`() {
    let (tree, _) = edited(form) { editor in
      editor.set(.attribute("name", "go"), at: 3)
      editor.set(.attribute("label", "Go"), at: 3)
      editor.set(.attribute("value", "v"), at: 3)
      editor.set(.attribute("enabled", "false"), at: 3)
      editor.set(.attribute("selected", "perhaps"), at: 3)
      editor.set(.attribute("x", "12.5"), at: 3)
      editor.set(.attribute("width", "-1"), at: 3)
      editor.set(.attribute("height", "tall"), at: 3)
      editor.set(.attribute("y", "inf"), at: 3)
      editor.set(.attribute("type", "XCUIElementTypeSwitch"), at: 3)
      editor.set(.attribute("index", "7"), at: 3)
      editor.set(.attribute("traits", "Button"), at: 3)
    }
    let button = tree[3]
    #expect(button.name == "go" && button.label == "Go" && button.value == "v")
    #expect(button.isEnabled == false && button.isSelected == nil)
    #expect(button.frame == Rect(x: 12.5, y: 20, width: 40, height: 40))
    #expect(button.type == .button)
    #expect(
      button.furtherAttributes == [
        ElementAttribute(name: "selected", value: "perhaps"),
        ElementAttribute(name: "traits", value: "Button"),
      ]
    )
    let (again, _) = edited(tree) { editor in
      editor.set(.attribute("selected", "true"), at: 3)
      editor.set(.attribute("traits", nil), at: 3)
    }
    #expect(again[3].isSelected == true)
    #expect(again[3].furtherAttributes.isEmpty)
    #expect(again.furtherAttributeNames == ["placeholderValue"])
  }

  @Test func `a subtree moves, but not what has no place`() {
    let tree = ElementTree {
      ElementRecord(.table, frame: Rect(x: 0, y: 10, width: 1, height: 2)) {
        ElementRecord(.cell, frame: .unavailable)
        ElementRecord(.cell)
        ElementRecord(.cell, frame: Rect(x: 1e308, y: -1e308, width: 1, height: 1))
      }
      ElementRecord(.button, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    let (moved, renumbering) = edited(tree) { editor in
      editor.move(subtreeAt: 0, byX: 1, y: -4)
      editor.move(subtreeAt: 3, byX: 1e308, y: -1e308)
    }
    #expect(moved[0].frame == Rect(x: 1, y: 6, width: 1, height: 2))
    #expect(moved[1].frame == .unavailable)
    #expect(moved[2].frame == nil)
    #expect(moved[3].frame?.x == .greatestFiniteMagnitude)
    #expect(moved[3].frame?.y == -.greatestFiniteMagnitude)
    #expect(moved[4].frame == tree[4].frame)
    #expect(renumbering.isIdentity)
  }

  @Test func `elements come in and go out by the indices of the tree as it was`() {
    let alert = ElementTree {
      ElementRecord(.alert, label: "Sorry") { ElementRecord(.button, label: "OK") }
    }
    let note = ElementTree { ElementRecord(.staticText, label: "note") }
    let (tree, renumbering) = edited(form) { editor in
      editor.remove(at: 3)
      editor.insert(alert, into: 1, at: nil)
      editor.insert(note, into: 1, at: 1)
      editor.insert(note, into: 1, at: 1)
      editor.insert(note, into: 2, at: 0)
      editor.insert(note, into: nil, at: 0)
      editor.set(.value("1"), at: 4)
    }
    #expect(
      tree.map { "\($0.depth) \($0.typeName)" } == [
        "0 StaticText", "0 Application", "1 Window", "2 TextField", "3 StaticText",
        "2 StaticText", "2 StaticText", "2 Switch", "2 Alert", "3 Button",
      ]
    )
    #expect((0..<5).map { renumbering.newIndex(of: $0) } == [1, 2, 3, nil, 7])
    #expect(tree[7].value == "1")
    #expect(tree.wrapper == "AppiumAUT")
  }

  @Test func `an element comes in with what is inside it`() {
    let (tree, _) = edited(ElementTree()) { $0.insert(form[1], into: nil, at: nil) }
    #expect(tree.map(\.typeName) == ["Window", "TextField", "Button", "Switch"])
    #expect(tree.map { $0.parent?.index } == [nil, 0, 0, 0])
    #expect(tree[1].placeholderValue == "E-mail")
    let (twice, _) = edited(form) { $0.insert(form[3], into: 2, at: 0) }
    #expect(twice[3].label == "Log in")
    #expect(twice[3].parent?.index == 2)
    #expect(twice[2].subtreeRange == 2..<4)
  }

  @Test func `what is put into a removed element goes with it`() {
    let note = ElementTree { ElementRecord(.staticText) }
    let (tree, _) = edited(form) { editor in
      editor.insert(note, into: 1, at: 0)
      editor.insert(note, into: 2, at: nil)
      editor.remove(at: 2)
      editor.remove(at: 1)
    }
    #expect(tree.map(\.type) == [.application])
    #expect(edited(form) { $0.remove(at: 0) }.tree == ElementTree(wrapper: "AppiumAUT") {})
  }

  @Test func `unknown kinds are kept apart by name, and forgotten with their last element`() throws
  {
    var builder = ElementTreeBuilder()
    try builder.begin(ElementRecordEntry(unknownType: "Ours"))
    let ours = builder.finish()
    var other = ElementTreeBuilder()
    try other.begin(ElementRecordEntry(unknownType: "Theirs"))
    try other.begin(ElementRecordEntry(unknownType: "Ours"))
    let theirs = other.finish()
    let both = edited(ours) { $0.insert(theirs, into: 0, at: nil) }.tree
    #expect(both.map(\.typeName) == ["Ours", "Theirs", "Ours"])
    #expect(both.nodes(ofUnknownType: "Ours").map(\.index) == [0, 2])
    #expect(edited(both) { $0.remove(at: 1) }.tree.unknownTypeNames == ["Ours"])
  }

  @Test func `an insertion that would pass a limit is not made`() throws {
    func tree(_ prefix: String) throws -> ElementTree {
      var builder = ElementTreeBuilder()
      for number in 0..<40_000 {
        try builder.begin(ElementRecordEntry(unknownType: "\(prefix)\(number)"))
        builder.end()
      }
      return builder.finish()
    }
    let (first, second) = (try tree("a"), try tree("b"))
    var editor = ElementTreeEditor(first)
    editor.insert(second, into: nil, at: nil)
    #expect(editor.exceededLimit == .typeNames)
    let (tree, _) = editor.finish()
    #expect(tree.count == first.count)
  }

  @Test func `typing a long text does not fill the tree with what was typed before`() {
    var tree = form
    var text = ""
    for number in 0..<2_000 {
      text += String(number % 10)
      tree = edited(tree) { $0.set(.value(text), at: 2) }.tree
    }
    #expect(tree[2].value == text)
    #expect(tree.textCount < 50)
    #expect(tree == edited(form) { $0.set(.value(text), at: 2) }.tree)
  }
}
