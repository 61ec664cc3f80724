import Hierarchy
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (7, "7"), (-12, "-12"), (390, "390"), (0.5, "0.5"),
    (145.66666666666666, "145.66666666666666"), (2_147_483_647, "2147483647"),
    (-2_147_483_648, "-2147483648"), (3_000_000_000, "3000000000"), (1e20, "1e+20"),
  ])
  func `a number has its shortest text`(number: Double, text: String) {
    #expect(NumberText.string(of: number) == text)
    #expect(Double(text) == number)
  }

  @Test(arguments: [
    ("0", 0, true), ("7", 7, true), ("120", 120, true), ("", 0, false), ("00", 0, false),
    ("07", 7, false), ("12", 2, false), ("2", 12, false), ("-1", 1, false), ("1x", 1, false),
  ])
  func `a text is that of a number only in its plain form`(text: String, number: Int, isText: Bool)
  {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { NumberText.isText($0, of: number) } == isText)
  }
}
