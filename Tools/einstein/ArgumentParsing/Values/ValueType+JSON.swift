import JSON

extension ValueType {
  /// What is made of a JSON text.
  ///
  /// - Parameters:
  ///   - phrase: What JSON is allowed, to follow the word “expected”.
  ///   - convert: Makes the value; nil for JSON that is not allowed.
  /// - Returns: The type, which also tells where a text is no JSON.
  static func json(
    _ phrase: String,
    convert: @escaping @Sendable (JSONValue) -> Value?
  ) -> ValueType {
    let expectation = ValueExpectation.phrase(phrase)
    return ValueType(expectation: expectation) { text throws(ValueError) in
      let json: JSONValue
      do throws(JSONSyntaxFault) {
        json = try JSONValue(json: text)
      } catch {
        throw ValueError(
          expectation: .phrase(error.expected),
          range: error.offset..<error.offset
        )
      }
      guard let value = convert(json) else { throw ValueError(expectation: expectation) }
      return value
    }
  }
}

extension ValueType<[String: JSONValue]> {
  /// A JSON object.
  static let jsonObject = ValueType.json("a JSON object") { value in
    if case .object(let entries) = value { entries } else { nil }
  }
}
