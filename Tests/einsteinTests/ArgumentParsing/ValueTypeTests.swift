import Testing

@testable import einstein

@Suite struct ValueTypeTests {
  @Test(arguments: [
    ("0", 0), ("5", 5), ("-1", nil), ("6", nil), ("", nil), (" 1", nil), ("x", nil),
  ])
  func `a whole number must be within its range`(_ text: String, _ value: Int?) {
    #expect((try? ValueType.integer(0...5).parse(text)) == value)
  }

  @Test func `ranges are described in words`() {
    #expect("\(ValueType.integer(0...5).expectation)" == "a whole number from 0 to 5")
    #expect("\(ValueType.integer(1...).expectation)" == "a whole number, 1 or more")
    #expect("\(ValueType.integer(...9).expectation)" == "a whole number, 9 or less")
  }

  @Test func `an alias means the same as its name`() throws {
    let type = ValueType.choice([Choice("text", 1, aliases: ["txt"]), Choice("json", 2)])
    #expect(try type.parse("txt") == 1)
    #expect(throws: ValueError(expectation: .oneOf(["text", "json"]), suggestions: ["json"])) {
      try type.parse("jsno")
    }
  }

  @Test func `a default that is no value is a programming mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = OptionWithDefault<Int>("depth", help: "", type: .integer, default: "x")
    }
  }

  @Test func `an option that is declared twice is a programming mistake`() async {
    await #expect(processExitsWith: .failure) {
      let flag = Flag("first", help: "")
      _ = CommandSpecification(name: "x", abstract: "", parameters: [flag, flag])
    }
  }
}
