import Actions
import Testing

@Suite struct ActionsPlaceholderTests {
  @Test func builds() {}
}
