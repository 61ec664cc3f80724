import Identifier
import Testing

private final class Screen: ChainView {
  let title = ChainView(.text("Hello"))
  var rows: [ChainView] = []
}

@Suite
struct SubtreeNamingTests {
  @Test
  func `a whole subtree is named, the root included`() {
    let screen = Screen(.text("Root"))
    let handmade = ChainView(.text("Hand"), identifier: "mine")
    let leaf = ChainView(.image(name: nil, tag: 2))
    screen.rows = [ChainView(), ChainView()]
    let children = [screen.title, handmade] + screen.rows
    for child in children { child.above = { screen } }
    leaf.above = { handmade }
    screen.inside = { children }
    handmade.inside = { [leaf] }
    screen.nameSubtreeAutomatically()
    #expect(screen.elementIdentifier == "(Root)")
    #expect(children.map(\.elementIdentifier) == ["(title)", "mine", "(rows_0)", "(rows_1)"])
    #expect(leaf.elementIdentifier == "(image2)")
  }

  @Test
  func `a cycle of children ends`() {
    let first = ChainView(.text("1"))
    let second = ChainView(.text("2"))
    first.inside = { [second, second] }
    second.inside = { [first] }
    first.nameSubtreeAutomatically()
    #expect([first, second].map(\.elementIdentifier) == ["(1)", "(2)"])
  }

  @Test
  func `a deep subtree is walked without recursion`() {
    let views = (0..<10_000).map { ChainView(.text(String($0))) }
    for (view, child) in zip(views, views.dropFirst()) {
      view.inside = { [child] }
    }
    views.first?.nameSubtreeAutomatically()
    #expect(views.last?.elementIdentifier == "(9999)")
  }
}
