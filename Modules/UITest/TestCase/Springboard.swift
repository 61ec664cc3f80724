internal import Foundation
internal import Predicate
internal import Query
internal import XCTest
internal import XCUIAutomation

/// The home screen.
///
/// It has the name of a module, which says nothing to tests: where both are imported, this is meant.
#if !os(Linux) || EINSTEIN_CHECK_APPLE
@MainActor
#endif
public enum Springboard {
  /// Deletes the apps of a name from the home screen, as a person does; nothing happens where there is none.
  ///
  /// The words of the system are those of the English one.
  ///
  /// - Parameters:
  ///   - appName: What is under the icon.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public static func deleteAppIfNeed(
    _ appName: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let springboard = TestPlatform.makeApp("com.apple.springboard")
    TestPlatform.at(file, line) {
      springboard.activate()
      let icons = springboard.icons.matching(NSPredicate(format: "label == %@", appName))
      // Each deletion has to leave fewer: what cannot be deleted ends it.
      var count = icons.count
      if count == 0 { return deleteFromLibrary(appName, on: springboard) }
      while count > 0 {
        delete(icons.firstMatch, on: springboard)
        let left = icons.count
        if left >= count {
          return TestPlatform.fail(
            "'\(appName)' is still on the home screen: the system does not let it be deleted",
            at: SourceSite(file: file, line: line)
          )
        }
        count = left
      }
    }
  }

  /// Deletes an app whose icon is in App Library alone.
  private static func deleteFromLibrary(_ appName: String, on springboard: XCUIApplication) {
    let field = springboard.searchFields["dewey-search-field"].firstMatch
    // There are hardly more pages; App Library is behind the last one.
    for _ in 0..<15 where !field.isHittable { springboard.swipeLeft() }
    guard field.isHittable else { return }
    field.tap()
    field.typeText(appName)
    let icons = springboard.tables.icons.matching(NSPredicate(format: "label == %@", appName))
    if icons.firstMatch.waitForExistence(timeout: 1) { delete(icons.firstMatch, on: springboard) }
    XCUIDevice.shared.press(.home)
  }

  /// Goes through the menu of an icon, and says yes to what is asked then.
  private static func delete(_ icon: XCUIElement, on springboard: XCUIApplication) {
    icon.press(forDuration: 1.3)
    // The item was called differently before iOS 14.
    let items = ["Remove App", "Delete App"].map { springboard.buttons[$0].firstMatch }
    guard let item = items.first(where: { $0.waitForExistence(timeout: 1) }) else { return }
    item.tap()
    for label in ["Delete App", "Delete"] {
      let button = springboard.alerts.buttons[label].firstMatch
      if button.waitForExistence(timeout: 1) { button.tap() }
    }
  }
}
