import Identifier
import Testing

@propertyWrapper
private struct Styled<Value> { var wrappedValue: Value }

private final class Card: ChainView {
  let title: ChainView
  var rows: [ChainView] = []
  lazy var button = ChainView(.text("Buy"))
  let _badge = ChainView(.text("3"))
  @Styled var hint = ChainView(.text("Hint"))
  var header: (icon: ChainView, size: Int)?

  init(title: ChainView) {
    self.title = title
    super.init()
  }
}

private final class Controller: AccessibilityResponder {
  var heading: ChainView?
  var above: () -> (any AccessibilityResponder)? = { nil }
  var nextAccessibilityResponder: (any AccessibilityResponder)? { above() }
}

@MainActor
private final class IsolatedCard: MainActorView {
  let title = MainActorView()
  let plain = 1
}

@Suite
struct AutomaticallyNamedTests {
  private let title = ChainView(.text("Hello"))
  private let card: Card

  init() {
    card = Card(title: title)
  }

  private func place(_ view: ChainView, under owner: any AccessibilityResponder) {
    view.above = { owner }
  }

  @Test
  func `an element is named after the property that holds it`() {
    card.rows = [ChainView(), ChainView()]
    card.header = (ChainView(), 1)
    let elements = [
      (title, "(title)"), (card.rows[1], "(rows_1)"), (card.button, "(button)"),
      (card._badge, "(badge)"), (card.hint, "(hint)"), (card.header?.icon, "(header_icon)"),
    ]
    for (element, expected) in elements {
      guard let element else { continue }
      place(element, under: card)
      #expect(element.nameAutomatically()?.rawValue == expected)
      #expect(element.elementIdentifier == expected)
    }
  }

  @Test
  func `the nearest ancestor that holds it gives the name`() {
    let controller = Controller()
    let between = ChainView()
    controller.heading = title
    place(title, under: between)
    place(between, under: controller)
    #expect(title.nameAutomatically() == "(heading)")
    place(between, under: card)
    place(card, under: controller)
    #expect(title.nameAutomatically() == "(title)")
  }

  @Test
  func `an element nobody holds is named by its content`() {
    let label = ChainView(.text("Hello"))
    place(label, under: card)
    #expect(label.nameAutomatically() == "(Hello)")
    #expect(label.nameAutomatically()?.isGenerated == true)
  }

  @Test
  func `a property wins over the content`() {
    place(title, under: card)
    #expect(title.nameAutomatically(from: .text("Other")) == "(title)")
  }

  @Test
  func `an identifier written by hand is kept`() {
    title.elementIdentifier = "mine"
    place(title, under: card)
    #expect(title.nameAutomatically() == "mine")
    #expect(title.elementIdentifier == "mine")
  }

  @Test
  func `a generated name follows the content`() {
    let label = ChainView(.text("one"))
    label.nameAutomatically()
    label.namingContent = .text("two")
    #expect(label.nameAutomatically() == "(two)")
    label.namingContent = .text("")
    #expect(label.nameAutomatically() == nil)
    #expect(label.elementIdentifier == nil)
  }

  @Test
  func `a reused cell is renamed`() {
    let cell = ChainView(.cell(reuseIdentifier: "User", section: nil, row: nil))
    #expect(cell.nameAutomatically() == "(User)")
    for row in 0..<3 {
      let content = NamingContent.cell(reuseIdentifier: "User", section: 1, row: row)
      #expect(cell.nameAutomatically(from: content)?.rawValue == "(User_1_\(row))")
    }
  }

  @Test(arguments: ["", "null", "(null)", "nil", "()", "  "])
  func `a meaningless identifier becomes none`(text: String) {
    let view = ChainView(.none, identifier: text)
    #expect(view.nameAutomatically() == nil)
    #expect(view.elementIdentifier == nil)
    let label = ChainView(.text("Hello"), identifier: text)
    #expect(label.nameAutomatically() == "(Hello)")
  }

  @Test
  func `injection replaces a generated name and is kept by automatic naming`() {
    final class Screen: AccessibilityIdentifierInjecting { let title = ChainView(.text("Hello")) }
    let screen = Screen()
    #expect(screen.title.nameAutomatically() == "(Hello)")
    screen.injectAccessibilityIdentifiers()
    #expect(screen.title.elementIdentifier == "title")
    #expect(screen.title.nameAutomatically() == "title")
  }

  @Test
  func `a cycle of responders ends`() {
    let first = ChainView(.text("Hello"))
    let second = ChainView()
    let third = ChainView()
    place(first, under: second)
    place(second, under: third)
    place(third, under: second)
    #expect(first.nameAutomatically() == "(Hello)")
    place(third, under: third)
    #expect(first.nameAutomatically() == "(Hello)")
    place(first, under: first)
    #expect(first.nameAutomatically() == "(Hello)")
  }

  @Test
  func `a very long chain of responders is followed to its end`() {
    let top = Controller()
    let views = (0..<20_000).map { _ in ChainView() }
    for (view, above) in zip(views, views.dropFirst()) { place(view, under: above) }
    if let last = views.last { place(last, under: top) }
    top.heading = views.first
    #expect(views.first?.nameAutomatically() == "(heading)")
  }

  @Test @MainActor
  func `elements bound to the main actor are named`() {
    let card = IsolatedCard()
    let label = MainActorView()
    label.namingContent = .text("Hello")
    card.add(card.title)
    card.title.add(label)
    card.nameSubtreeAutomatically()
    #expect(card.title.elementIdentifier == "(title)")
    #expect(label.elementIdentifier == "(Hello)")
    #expect(card.elementIdentifier == nil)
  }
}
