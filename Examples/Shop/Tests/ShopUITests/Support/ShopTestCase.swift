import XCTest

/// What all tests of the shop have in common.
class ShopTestCase: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }
}
