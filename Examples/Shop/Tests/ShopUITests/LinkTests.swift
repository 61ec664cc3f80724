import XCTest

final class LinkTests: ShopTestCase {
  private func open(_ address: String, in app: XCUIApplication) throws {
    app.open(try XCTUnwrap(URL(string: address)))
  }

  func testALinkToATea() throws {
    let app = CataloguePage.launch().app
    try open("cornershop://product/73", in: app)
    XCTAssertEqual(ProductPage(app: app).name.label, "Tea no. 73")
    XCTAssertEqual(ProductPage(app: app).price.label, "£73.50")
  }

  func testALinkNeedsSomebodySignedIn() throws {
    let login = LoginPage.launch()
    try open("cornershop://product/7", in: login.app)
    XCTAssertEqual(login.alert.label, "Please sign in first")
  }

  func testTheAppComesBackAsItWasLeft() {
    let product = CataloguePage.launch().open(5)
    XCUIDevice.shared.press(.home)
    XCTAssertFalse(product.app.wait(for: .runningForeground, timeout: 1))
    product.app.activate()
    XCTAssertEqual(product.name.label, "Tea no. 5")
  }

  func testALaunchBeginsAnew() {
    let product = CataloguePage.launch().open(5)
    product.app.terminate()
    XCTAssertEqual(product.app.state, .notRunning)
    XCTAssertEqual(CataloguePage.launch().title, "Corner Shop")
  }
}
