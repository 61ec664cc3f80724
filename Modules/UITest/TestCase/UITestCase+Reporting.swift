internal import Actions
public import XCTest
public import XCUIAutomation

// Row S5.6 of Einstein's features.
extension UITestCase where Self: XCTestCase {
  /// Runs a part of the test as an activity, under a name in the record of the test.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - closure: The part; it gets the activity, to attach something to.
  /// - Returns: What the closure returns.
  @discardableResult
  public func group<Result>(
    text: String = "Group",
    closure: (_ activity: any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try XCTContext.runActivity(named: text) { try closure($0) }
  }

  /// Attaches a picture of the screen to an activity, which is kept whether or not the test passes.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - name: What the picture is called.
  public func takeScreenshot(activity: any XCTActivity, name: String = "Screenshot") {
    let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    attachment.name = name
    attachment.lifetime = .keepAlways
    activity.add(attachment)
  }

  /// Attaches a picture of the screen to an activity of its own, which is kept whether or not the test
  /// passes.
  ///
  /// - Parameters:
  ///   - groupName: The name of the activity.
  ///   - name: What the picture is called.
  public func takeScreenshot(
    groupName: String = "--- Screenshot ---",
    name: String = "Screenshot"
  ) {
    group(text: groupName) { takeScreenshot(activity: $0, name: name) }
  }
}
