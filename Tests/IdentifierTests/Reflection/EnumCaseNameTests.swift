import Identifier
import Testing

@Suite
struct EnumCaseNameTests {
  private enum Case: CustomStringConvertible {
    case plain, `with spaces`, `default`
    case payload(Int)
    var description: String { "described" }
  }

  private struct Record {}
  private final class Object {}

  @Test(arguments: [
    (Case.plain, "plain"), (.`with spaces`, "with spaces"), (.default, "default"),
    (.payload(1), "payload"),
  ])
  private func `the name is the one in the source`(value: Case, name: String) {
    #expect(enumCaseName(of: value) == name)
  }

  @Test
  func `a value that is no enum has no case name`() {
    #expect(enumCaseName(of: Record()) == nil)
    #expect(enumCaseName(of: Object()) == nil)
    #expect(enumCaseName(of: "text") == nil)
    #expect(enumCaseName(of: (1, 2)) == nil)
  }
}
