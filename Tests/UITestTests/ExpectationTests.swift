import Foundation
import Predicate
import Springboard
import Testing
import UITest

extension XCTestSuites {
  /// Waiting lets the device's time pass, and takes no real time.
  @Suite struct ExpectationTests {
    /// The ways in which sources wait for an element.
    static let ways:
      [(id: String, wait: @Sendable (XCTestCase, XCUIElement, NSPredicate) -> Bool)] = [
        (
          "XCTWaiter().wait",
          { _, element, predicate in
            let expectation = XCTNSPredicateExpectation(predicate: predicate, object: element)
            return XCTWaiter().wait(for: [expectation], timeout: 5) == .completed
          }
        ),
        (
          "XCTWaiter.wait",
          { _, element, predicate in
            let expectation = XCTNSPredicateExpectation(predicate: predicate, object: element)
            return XCTWaiter.wait(for: [expectation], timeout: 5) == .completed
          }
        ),
        (
          "XCTWaiter(delegate:)",
          { test, element, predicate in
            let expectation = XCTNSPredicateExpectation(predicate: predicate, object: element)
            return XCTWaiter(delegate: test).wait(for: [expectation], timeout: 5) == .completed
          }
        ),
        (
          "enforceOrder",
          { _, element, predicate in
            let first = XCTNSPredicateExpectation(
              predicate: NSPredicate(value: true),
              object: element
            )
            let expectation = XCTNSPredicateExpectation(predicate: predicate, object: element)
            return XCTWaiter.wait(for: [first, expectation], timeout: 5, enforceOrder: true)
              == .completed
          }
        ),
        (
          "expectation(for:) and wait(for:)",
          { test, element, predicate in
            let expectation = test.expectation(for: predicate, evaluatedWith: element, handler: nil)
            test.wait(for: [expectation], timeout: 5)
            return element.exists
          }
        ),
        (
          "a typed array",
          { test, element, predicate in
            let all: [XCTestExpectation] = [
              XCTNSPredicateExpectation(predicate: predicate, object: element)
            ]
            test.wait(for: all, timeout: 5, enforceOrder: false)
            return element.exists
          }
        ),
        (
          "an object of any type",
          { test, element, predicate in
            let object: Any = element
            let expectation = test.expectation(for: predicate, evaluatedWith: object, handler: nil)
            return XCTWaiter().wait(for: [expectation], timeout: 5) == .completed
          }
        ),
        (
          "a block that asks the device",
          { _, element, predicate in
            let block = NSPredicate { _, _ in element.exists == predicate.evaluate(with: element) }
            let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
              block, NSPredicate { _, _ in element.exists },
            ])
            let expectation = XCTNSPredicateExpectation(predicate: both, object: nil)
            return XCTWaiter().wait(for: [expectation], timeout: 5) == .completed
          }
        ),
      ]

    static let predicates: [(id: String, make: @Sendable () -> NSPredicate)] = [
      ("exists", { NSPredicate(format: "exists == true") }),
      ("exists 1", { NSPredicate(format: "exists == 1") }),
      ("block", { NSPredicate { object, _ in (object as? XCUIElement)?.exists == true } }),
      ("hittable", { NSPredicate(format: "isHittable == true") }),
    ]

    @Test(arguments: ways.indices, predicates.indices)
    func comesTrue(way: Int, predicate: Int) async {
      let outcome = await runXCTest { test in
        let app = XCUIApplication()
        app.launch()
        app.buttons["bake"].tap()
        let loaf = app.staticTexts["loaf"]
        XCTAssertFalse(loaf.exists)
        XCTAssertTrue(Self.ways[way].wait(test, loaf, Self.predicates[predicate].make()))
        XCTAssertEqual(TestDevice.current?.time, 3)
      }
      #expect(outcome.messages == [], "\(Self.ways[way].id), \(Self.predicates[predicate].id)")
      #expect(outcome.duration < 0.5, "\(Self.ways[way].id), \(Self.predicates[predicate].id)")
    }

    @Test(arguments: ways.indices)
    func isInVain(way: Int) async {
      let outcomes = await runXCTests(
        { test in
          let app = XCUIApplication()
          app.launch()
          let loaf = app.staticTexts["loaf"]
          XCTAssertFalse(Self.ways[way].wait(test, loaf, NSPredicate(format: "exists == 1")))
          XCTAssertEqual(TestDevice.current?.time, 5)
        },
        { _ in XCUIApplication().launch() }
      )
      // XCTWaiter reports nothing without a delegate.
      let reports = [2, 4, 5].contains(way)
      #expect(outcomes.map(\.messages.count) == [reports ? 1 : 0, 0], "\(Self.ways[way].id)")
      #expect(outcomes[0].duration < 0.5)
      for message in outcomes[0].messages {
        #expect(
          message.contains(
            """
            Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: \
            "Expect predicate `exists == 1` for object "loaf" StaticText".
            """
          )
        )
        #expect(message.contains("\"loaf\" StaticText does not exist"))
      }
      #expect(outcomes[0].files.allSatisfy { $0 == #filePath })
    }

    @Test func lineOfFailure() async {
      let outcome = await runXCTest { test in
        let app = XCUIApplication()
        app.launch()
        let expectation = test.expectation(
          for: NSPredicate(format: "exists == 1"),
          evaluatedWith: app.staticTexts["loaf"]
        )
        test.wait(for: [expectation], timeout: 2)
      }
      #expect(outcome.lines == [#line - 2])
    }

    @Test func invertedExpectation() async {
      let outcome = await runXCTest { test in
        let app = XCUIApplication()
        app.launch()
        let never = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == 1"),
          object: app.staticTexts["loaf"]
        )
        never.isInverted = true
        XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 2), .completed)
        XCTAssertEqual(TestDevice.current?.time, 2)
        app.buttons["bake"].tap()
        let now = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == 1"),
          object: app.staticTexts["loaf"]
        )
        now.isInverted = true
        XCTAssertEqual(XCTWaiter.wait(for: [now], timeout: 9), .invertedFulfillment)
        XCTAssertEqual(TestDevice.current?.time, 5)
      }
      #expect(outcome.messages == [])
    }

    @Test func order() async {
      let outcome = await runXCTest { test in
        let app = XCUIApplication()
        app.launch()
        app.buttons["bake"].tap()
        let late = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == 1"),
          object: app.staticTexts["loaf"]
        )
        let early = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == 1"),
          object: app.buttons["bake"]
        )
        XCTAssertEqual(
          XCTWaiter.wait(for: [late, early], timeout: 9, enforceOrder: true),
          .incorrectOrder
        )
      }
      #expect(outcome.messages == [])
    }

    @Test("What other code fulfils is waited for in real time, which passes on the device as well")
    func mixed() async {
      let outcome = await runXCTest { test in
        let app = XCUIApplication()
        app.launch()
        let other = test.expectation(description: "other")
        let loaf = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == 1"),
          object: app.buttons["bake"]
        )
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { other.fulfill() }
        test.wait(for: [other, loaf], timeout: 5)
        XCTAssertGreaterThanOrEqual(TestDevice.current?.time ?? 0, 0.05)
      }
      #expect(outcome.messages == [])
    }

    @Test func asynchronousTest() async {
      let outcome = await runXCTest { test in
        let app = XCUIApplication()
        app.launch()
        app.buttons["bake"].tap()
        let loaf = app.staticTexts["loaf"]
        let body: @Sendable (XCTestCase) async -> Void = { test in
          let expectation = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == 1"),
            object: loaf
          )
          await test.fulfillment(of: [expectation], timeout: 5)
          XCTAssertTrue(loaf.exists)
          let never = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == 0"),
            object: loaf
          )
          let result = await XCTWaiter().fulfillment(of: [never], timeout: 5)
          XCTAssertEqual(result, .timedOut)
        }
        nonisolated(unsafe) let testCase = test
        try asyncTest { (_: XCTestCase) in { await body(testCase) } }(test)()
        XCTAssertEqual(TestDevice.current?.time, 8)
      }
      #expect(outcome.messages == [])
      #expect(outcome.duration < 0.5)
    }

    @Test func sleeping() async {
      let outcome = await runXCTest { _ in
        let app = XCUIApplication()
        app.launch()
        app.buttons["bake"].tap()
        sleep(2)
        usleep(1_500_000)
        XCTAssertTrue(app.staticTexts["loaf"].exists)
        XCTAssertEqual(TestDevice.current?.time, 3.5)
      }
      #expect(outcome.messages == [])
      #expect(outcome.duration < 0.5)
    }
  }
}
