import Hierarchy

/// Makes the sources of a screen's tests.
struct TestTemplate {
  let screen: RecordedScreen
  let plan: TestPlan

  /// The tests for XCTest, which run on iPhones as well.
  var text: String {
    """
    import XCTest

    final class \(screen.testsType): XCTestCase {
      override func setUp() {
        continueAfterFailure = false
      }

    \(([appearance] + [typing, switching].compactMap(\.self)).joined(separator: "\n"))}

    """
  }

  /// A test for Swift Testing, which drives the simulated device only.
  var swiftTestingText: String {
    let assertions =
      plan.asserted.isEmpty
      ? "    #expect(page.app\(application))\n"
      : plan.asserted.map { "    #expect(page.\($0.name).exists)\n" }.joined()
    return """
      // Swift Testing drives no iPhone yet, but the simulated device. Each test has one of its own, so that
      // they run at the same time.
      #if os(Linux)
      import Testing

      @Suite(.device)
      struct \(screen.typeName)DeviceTests {
        @Test func isShown() {
          let page = \(screen.pageType).launch()
      \(assertions)  }
      }
      #endif

      """
  }

  private var application: String {
    plan.findsApplication ? ".exists" : ".state == .runningForeground"
  }

  private var appearance: String {
    var assertions = "    XCTAssertTrue(page.app\(application))\n"
    if let first = plan.asserted.first {
      assertions = "    XCTAssertTrue(page.\(first.name).waitForExistence(timeout: 5))\n"
      for element in plan.asserted.dropFirst() {
        assertions += "    XCTAssertTrue(page.\(element.name).exists)\n"
      }
    }
    return test("TheScreenIsShown", assertions)
  }

  private var typing: String? {
    plan.typing.map { typing in
      let field = "page.\(typing.element.name)"
      let text = typing.text.swiftLiteral
      // A field that was not empty has the text where the caret was.
      let assertion =
        typing.value == typing.text || !typing.value.contains(typing.text)
        ? "XCTAssertEqual(\(field).value as? String, \(typing.value.swiftLiteral))"
        : "XCTAssertTrue((\(field).value as? String ?? \"\").contains(\(text)))"
      return test(
        "ATextCanBeTyped",
        """
            \(field).tap()
            \(field).typeText(\(text))
            \(assertion)

        """
      )
    }
  }

  private var switching: String? {
    plan.switching.map { switching in
      let control = "page.\(switching.element.name)"
      return test(
        "ASwitchCanBeTurned",
        """
            \(control).tap()
            XCTAssertEqual(\(control).value as? String, \(switching.value.swiftLiteral))

        """
      )
    }
  }

  private func test(_ name: String, _ body: String) -> String {
    """
      func test\(name)() {
        let page = \(screen.pageType).launch()
    \(body)  }

    """
  }
}
