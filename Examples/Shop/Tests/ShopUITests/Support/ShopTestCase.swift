import XCTest

/// What all tests of the shop have in common.
class ShopTestCase: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  /// Launches the app as it is after the installation.
  func launch(_ arguments: String...) -> LoginPage {
    let app = XCUIApplication()
    app.launchArguments = arguments
    app.launch()
    return LoginPage(app: app)
  }

  /// Launches the app with somebody signed in.
  func launchSignedIn(_ arguments: String...) -> CataloguePage {
    let app = XCUIApplication()
    app.launchArguments = ["-signedIn"] + arguments
    app.launch()
    return CataloguePage(app: app)
  }
}
