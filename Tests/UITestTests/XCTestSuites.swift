import Springboard
import Testing
import UITest

/// All that runs tests of XCTest, which have the process to themselves.
@Suite(.serialized) struct XCTestSuites {
  /// Sets the app of the tests of XCTest.
  init() { TestDevice.apps = [Bakery.model] }
}
