import Hierarchy
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (7, "7"), (-12, "-12"), (390, "390"), (0.5, "0.5"),
    (145.66666666666666, "145.66666666666666"), (2_147_483_647, "2147483647"),
    (-2_147_483_648, "-2147483648"), (3_000_000_000, "3000000000"), (1e20, "1e+20"),
  ])
  func `a number has its shortest text`(number: Double, text: String) {
    #expect(NumberText.with(number) { String(decoding: $0, as: UTF8.self) } == text)
    #expect(Double(text) == number)
  }
}
