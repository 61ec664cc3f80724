import XCUIAutomation
import Testing

@Suite struct XCUIAutomationPlaceholderTests {
  @Test func builds() {}
}
