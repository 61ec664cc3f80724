public import Actions
internal import Query
public import XCTest
public import XCUIAutomation

/// What Einstein adds to test cases; every `XCTestCase` has it.
///
/// It is a protocol so that a test case may have members of the same names, such as an `app` of its own.
#if !os(Linux) || EINSTEIN_CHECK_APPLE
@MainActor
#endif
public protocol UITestCase: ActionHost where Application == XCUIApplication {}

#if !os(Linux) || EINSTEIN_CHECK_APPLE
extension XCTestCase: @MainActor UITestCase {}
#else
extension XCTestCase: UITestCase {}
#endif

extension UITestCase where Self: XCTestCase {
  /// The app under test: the same object all through the test, and another one in the next test.
  public var app: XCUIApplication {
    get {
      if let app = AppOfTest.app(of: self) { return app }
      let app = TestPlatform.makeApp()
      AppOfTest.set(app, of: self)
      return app
    }
    set { AppOfTest.set(newValue, of: self) }
  }
}
