import JSON
import Predicate
import Testing

@Suite struct JSONConversionTests {
  @Test(arguments: [
    ("null", "SELF == nil"),
    ("true", "SELF == 1 AND SELF == YES"),
    ("false", "SELF == 0"),
    ("7", "SELF / 2 == 3"),
    ("7.0", "SELF / 2 == 3.5"),
    ("7e0", "SELF / 2 == 3.5"),
    ("9223372036854775807", "SELF == 9223372036854775807"),
    (#""a""#, "SELF == 'a'"),
    ("[1, 2]", "SELF.@sum.#self == 3 AND SELF[1] == 2"),
    (#"{"a": {"b": [1]}}"#, "a.b[FIRST] == 1 AND c == nil"),
  ])
  func `JSON is what Foundation would make of it`(_ text: String, _ format: String) throws {
    let value = PredicateValue(try JSONValue(json: text))
    #expect(try FormatPredicate(format: format).evaluate(with: value))
  }

  @Test(arguments: [
    ("null", "nil"), ("true", "1"), ("7", "7"), ("7.0", "7.0"), (#""a\"""#, #""a\"""#),
    ("[1, [2.5, null]]", "{1, {2.5, nil}}"),
  ])
  func `JSON can be an argument`(_ text: String, _ description: String) throws {
    #expect(FormatExpression(try JSONValue(json: text))?.description == description)
  }

  @Test(arguments: ["{}", "[1, {}]", "[[{}]]"])
  func `objects cannot be arguments`(_ text: String) throws {
    #expect(FormatExpression(try JSONValue(json: text)) == nil)
  }
}
