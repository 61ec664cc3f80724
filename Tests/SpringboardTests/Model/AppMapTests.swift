import Hierarchy
import Springboard
import Testing

@Suite struct AppMapTests {
  private static let tree = ElementTree {
    ElementRecord(.application) { ElementRecord(.button, identifier: "next") }
  }

  private static let model = AppModel("Steps", bundleIdentifier: "x") {
    Screen("one", tree) {
      On(.tap("id=next"), when: .argument("-quick")) { Show("three") }
      On(.tap("id=next")) { After(seconds: 1) { Push("two") } }
    }
    Screen("two", tree) {
      On(.longPress("id=next")) { GoBack() }
      On(.doubleTap("id=next")) { OpenAddress("https://example.com") }
    }
    Screen("three", tree)
    Screen("four", tree) { On(.appeared) { Show("one") } }
    On(.opened("x://two")) { Show("two") }
  }

  @Test func `screens know whether something leads to them and on from them`() {
    let screens = Self.model.map().screens
    #expect(screens.map(\.isInitial) == [true, false, false, false])
    #expect(screens.map(\.isReachable) == [true, true, true, false])
    // An address may be opened on any screen.
    #expect(screens.map(\.isDeadEnd) == [false, false, false, false])
    var model = Self.model
    model.rules = []
    #expect(model.map().screens.map(\.isDeadEnd) == [false, false, true, false])
  }

  @Test func `the description lists the ways`() {
    #expect(
      Self.model.map().description == """
        one (initial), 2 elements
          tap id=next, perhaps → three
          tap id=next → two
        two, 2 elements
          longPress id=next → back
          doubleTap id=next → out of the app
        three, 2 elements
        four (unreachable), 2 elements
          appeared → one
        everywhere
          opened x://two → two
        """
    )
  }

  @Test func `a gesture of the app's own rules leads on where its element is`() {
    var model = Self.model
    model.rules = [Rule(.tap("id=next"), [.back])]
    #expect(model.map().screens.allSatisfy { !$0.isDeadEnd })
    model.rules = [Rule(.tap("id=other"), [.back])]
    #expect(model.map().screens.map(\.isDeadEnd) == [false, false, true, false])
  }
}
