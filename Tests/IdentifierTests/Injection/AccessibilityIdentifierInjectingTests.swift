import Identifier
import Testing

private class BaseScreen: AccessibilityIdentifierInjecting {
  private(set) var banner = PlainView()
  let shared: PlainView

  init(shared: PlainView) { self.shared = shared }
}

private final class Screen: BaseScreen {
  let title = PlainView()
  var subtitle: PlainView? = PlainView()
  var missing: PlainView?
  var deep: PlainView??? = .some(.some(PlainView()))
  lazy var button = PlainView()
  let _footer = PlainView()
  let größe = PlainView()
  let 日本 = PlainView()
  let `my view` = PlainView()
  let anything: Any = PlainView()
  let existential: (any AccessibilityIdentifiable)? = PlainView()
  weak var outlet: PlainView?
  unowned let owner: PlainView
  let count = 3
  let text = "text"
  let action: () -> Void = {}
  let mine: PlainView

  init(owner: PlainView, shared: PlainView) {
    self.owner = owner
    mine = shared
    outlet = owner
    super.init(shared: shared)
  }
}

private final class Handmade: AccessibilityIdentifierInjecting {
  let byHand = PlainView("byMe")
  let empty = PlainView("")
  let generated = PlainView("(Hello)")
}

private struct Pair {
  var inner: PlainView
}

private final class TwoWays: AccessibilityIdentifierInjecting {
  let first: Pair
  let second: PlainView
  let third: PlainView

  init(_ view: PlainView) {
    first = Pair(inner: view)
    second = view
    third = view
  }
}

private final class SelfHolder: PlainView, AccessibilityIdentifierInjecting {
  var me: SelfHolder?
}

@MainActor
private final class IsolatedScreen: MainActorView {
  let title = MainActorView()
  var rows = [MainActorView(), MainActorView()]
  lazy var button = MainActorView()
}

@Suite
struct AccessibilityIdentifierInjectingTests {
  private let owner = PlainView()

  @Test
  func `each kind of stored property gives its name`() {
    let screen = Screen(owner: owner, shared: PlainView())
    screen.injectAccessibilityIdentifiers()
    #expect(screen.title.elementIdentifier == "title")
    #expect(screen.subtitle?.elementIdentifier == "subtitle")
    #expect(screen.deep??.map(\.elementIdentifier) == "deep")
    #expect(screen._footer.elementIdentifier == "footer")
    #expect(screen.größe.elementIdentifier == "größe")
    #expect(screen.日本.elementIdentifier == "日本")
    #expect(screen.`my view`.elementIdentifier == "my view")
    #expect((screen.anything as? PlainView)?.elementIdentifier == "anything")
    #expect(screen.existential?.elementIdentifier == "existential")
    #expect(screen.banner.elementIdentifier == "banner")
    // The same object is `outlet` (weak) and `owner` (unowned); the first one declared wins.
    #expect(owner.elementIdentifier == "outlet")
  }

  @Test
  func `an unowned property gives its name`() {
    let screen = Screen(owner: owner, shared: PlainView())
    screen.outlet = nil
    screen.injectAccessibilityIdentifiers()
    #expect(owner.elementIdentifier == "owner")
  }

  @Test
  func `a lazy property is named once it exists and is not forced`() {
    let screen = Screen(owner: owner, shared: PlainView())
    #expect(!screen.injectAccessibilityIdentifiers().contains("button"))
    #expect(screen.button.elementIdentifier == nil)
    #expect(screen.injectAccessibilityIdentifiers() == ["button"])
    #expect(screen.button.elementIdentifier == "button")
  }

  @Test
  func `the result lists what was given, most derived class first`() {
    let screen = Screen(owner: owner, shared: PlainView())
    let expected: [ElementIdentifier] = [
      "title", "subtitle", "deep", "footer", "größe", "日本", "my view", "anything", "existential",
      "outlet", "mine", "banner",
    ]
    #expect(screen.injectAccessibilityIdentifiers() == expected)
    #expect(screen.injectAccessibilityIdentifiers().isEmpty)
  }

  @Test
  func `the property of the subclass wins over that of the superclass`() {
    let shared = PlainView()
    let screen = Screen(owner: owner, shared: shared)
    screen.injectAccessibilityIdentifiers()
    #expect(shared.elementIdentifier == "mine")
  }

  @Test
  func `the shorter path wins, then the property declared first`() {
    let view = PlainView()
    #expect(TwoWays(view).injectAccessibilityIdentifiers() == ["second"])
    #expect(view.elementIdentifier == "second")
  }

  @Test
  func `an identifier set by hand is kept, an empty or generated one is not`() {
    let screen = Handmade()
    #expect(screen.injectAccessibilityIdentifiers() == ["empty", "generated"])
    #expect(screen.byHand.elementIdentifier == "byMe")
    #expect(screen.empty.elementIdentifier == "empty")
    #expect(screen.generated.elementIdentifier == "generated")
  }

  @Test
  func `an owner that holds itself is not named`() {
    let holder = SelfHolder()
    holder.me = holder
    defer { holder.me = nil }
    #expect(holder.injectAccessibilityIdentifiers().isEmpty)
    #expect(holder.elementIdentifier == nil)
  }

  @Test @MainActor
  func `views bound to the main actor are named`() {
    let screen = IsolatedScreen()
    _ = screen.button
    #expect(screen.injectAccessibilityIdentifiers() == ["title", "button", "rows_0", "rows_1"])
    #expect(screen.rows.map(\.elementIdentifier) == ["rows_0", "rows_1"])
  }
}
