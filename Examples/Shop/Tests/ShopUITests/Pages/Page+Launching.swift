import XCTest

extension LoginPage {
  /// Launches the app with nobody signed in.
  static func launch(_ arguments: String...) -> LoginPage {
    let app = XCUIApplication()
    app.launchArguments = arguments
    app.launch()
    return LoginPage(app: app)
  }
}

extension CataloguePage {
  /// Launches the app with somebody signed in, for tests that are about something else.
  static func launch(_ arguments: String...) -> CataloguePage {
    let app = XCUIApplication()
    app.launchArguments = ["-signedIn"] + arguments
    app.launch()
    return CataloguePage(app: app)
  }
}
