import XCTest

/// A slow network, in tests of Swift's concurrency.
@MainActor
final class OrderTests: XCTestCase {
  private func order(_ catalogue: CataloguePage = .launch()) -> OrderPage {
    let product = catalogue.open(1)
    product.addToBasket()
    return product.openBasket().order()
  }

  func testAnOrderTakesSomeSeconds() async {
    let order = order()
    XCTAssertEqual(order.message.label, "Placing your order…")
    XCTAssertTrue(order.progress.exists)
    XCTAssertFalse(order.done.waitForExistence(timeout: 1))
    XCTAssertTrue(order.done.waitForExistence(timeout: 5))
    XCTAssertFalse(order.progress.exists)
    XCTAssertEqual(order.message.label, "Thank you, your tea is ready at five")
  }

  func testAnOrderEmptiesTheBasket() async {
    let order = order()
    XCTAssertTrue(order.done.waitForExistence(timeout: 5))
    order.done.tap()
    let catalogue = CataloguePage(app: order.app)
    XCTAssertEqual(catalogue.openBasket().lines.count, 0)
  }

  func testTryingAgainWithoutANetwork() async {
    let order = order(.launch("-offline"))
    XCTAssertTrue(order.retry.waitForExistence(timeout: 5))
    XCTAssertEqual(order.message.label, "You seem to be offline")
    order.retry.tap()
    XCTAssertTrue(order.progress.exists)
    XCTAssertTrue(order.done.waitForExistence(timeout: 5))
  }

  func testTheSpinnerGoesAway() async {
    let order = order()
    let isGone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == false"),
      object: order.progress
    )
    XCTAssertEqual(XCTWaiter().wait(for: [isGone], timeout: 5), .completed)
  }
}
