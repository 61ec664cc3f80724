import UITest
import Testing

@Suite struct UITestPlaceholderTests {
  @Test func builds() {}
}
