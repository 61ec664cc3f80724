import Identifier
import Testing

private enum Link: String { case help = "Help" }
private enum PrettyLink: String, PrettyRawRepresentable { case help }

private struct HashableHolder: Hashable {
  let view: PlainView
  static func == (first: Self, second: Self) -> Bool { first.view === second.view }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
}

private struct Header {
  var title = PlainView()
  var icons: [PlainView?]? = [PlainView(), nil, PlainView()]
  var style = "bold"
}

private enum Content {
  case table(PlainView)
  case split(PlainView, right: PlainView)
  case labelled(only: PlainView)
}

private final class Group: AccessibilityIdentifierContainer {
  let label = PlainView()
  var other: Group?
}

private final class Unmarked { let label = PlainView() }

private final class Card: PlainView, AccessibilityIdentifierContainer { let label = PlainView() }

private indirect enum Chain {
  case end(PlainView)
  case link(Chain)
}

private struct Owner<Value> {
  final class Screen: AccessibilityIdentifierInjecting {
    var x: Value
    init(_ x: Value) { self.x = x }
  }

  static func names(_ value: Value) -> [String] {
    Screen(value).injectAccessibilityIdentifiers().map(\.rawValue)
  }
}

private func names<Value>(_ value: Value) -> [String] { Owner<Value>.names(value) }

@Suite
struct ContainerInjectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let names: @Sendable () -> [String]
    let expected: [String]

    init(
      _ id: String,
      _ names: @autoclosure @escaping @Sendable () -> [String],
      _ expected: [String]
    ) {
      testDescription = id
      self.names = names
      self.expected = expected
    }
  }

  static let cases = [
    Case("array", names([PlainView(), PlainView()]), ["x_0", "x_1"]),
    Case("array with a gap", names([PlainView(), nil, PlainView()]), ["x_0", "x_2"]),
    Case("array of arrays", names([[PlainView()], [PlainView()]]), ["x_0_0", "x_1_0"]),
    Case("slice", names([PlainView(), PlainView()].dropFirst()), ["x_0"]),
    Case("dictionary", names(["b": PlainView(), "a": PlainView()]), ["x_a", "x_b"]),
    Case("integer keys", names([7: PlainView()]), ["x_7"]),
    Case("enum keys", names([Link.help: PlainView()]), ["x_Help"]),
    Case("pretty enum keys", names([PrettyLink.help: PlainView()]), ["x_help"]),
    Case("any keys", names([AnyHashable("k"): PlainView()]), ["x_k"]),
    Case("dictionary of arrays", names(["a": [PlainView()]]), ["x_a_0"]),
    Case(
      "set",
      names(Set([PlainView(), PlainView()].map { HashableHolder(view: $0) })),
      ["x_view", "x_view"]
    ),
    Case("tuple", names((PlainView(), PlainView())), ["x_0", "x_1"]),
    Case("labelled tuple", names((left: PlainView(), right: 1)), ["x_left"]),
    Case("struct", names(Header()), ["x_title", "x_icons_0", "x_icons_2"]),
    Case("optional struct", names(Header?.some(Header(icons: nil))), ["x_title"]),
    Case("enum", names(Content.table(PlainView())), ["x_table"]),
    Case(
      "enum with several values",
      names(Content.split(PlainView(), right: PlainView())),
      ["x_split_0", "x_split_right"]
    ),
    Case("enum with a label", names(Content.labelled(only: PlainView())), ["x_labelled_only"]),
    Case("result", names(Result<PlainView, any Error>.success(PlainView())), ["x_success"]),
    Case("marked class", names(Group()), ["x_label"]),
    Case("array of marked classes", names([Group(), Group()]), ["x_0_label", "x_1_label"]),
    Case("unmarked class", names(Unmarked()), []),
    Case("view that is a container", names(Card()), ["x", "x_label"]),
    Case("numbers", names(Array(repeating: 1.5, count: 3)), []),
    Case("texts", names(["a": "b"]), []),
    Case("nothing", names([PlainView]()), []),
    Case("nil", names(PlainView?.none), []),
  ]

  @Test(arguments: cases)
  func `a property that contains views names each by the way to it`(_ example: Case) {
    #expect(example.names() == example.expected)
  }

  @Test
  func `a cycle of containers ends`() {
    let first = Group()
    let second = Group()
    first.other = second
    second.other = first
    defer { second.other = nil }
    #expect(names(first) == ["x_label", "x_other_label"])
  }

  @Test
  func `a view held in many places is named once`() {
    let view = PlainView()
    #expect(names([view, view]) == ["x_0"])
    #expect(view.elementIdentifier == "x_0")
  }

  @Test
  func `deep nesting is walked without recursion`() {
    var chain = Chain.end(PlainView())
    for _ in 0..<2_000 { chain = .link(chain) }
    let name = names(chain).first
    #expect(name?.hasPrefix("x_link_link_") == true)
    #expect(name?.hasSuffix("_link_end") == true)
  }

  @Test
  func `a long chain of containers is walked`() {
    let first = Group()
    var groups = [first]
    for _ in 0..<2_000 {
      let next = Group()
      groups[groups.count - 1].other = next
      groups.append(next)
    }
    defer { for group in groups { group.other = nil } }
    #expect(names(first).count == 2_001)
  }
}
