import Diagnostics
import JSON

/// JSON that stands on the command line, or is read from standard input.
enum JSONInput: Hashable, Sendable {
  case value(JSONValue)
  case standardInput

  /// The JSON; nil when standard input holds none, which is then reported.
  func read(_ console: Console) throws -> JSONValue? {
    if case .value(let value) = self { return value }
    guard let text = StandardInput.text(console) else { return nil }
    do throws(JSONSyntaxFault) {
      return try JSONValue(json: text)
    } catch {
      console.complain("\(StandardInput.name): not well-formed JSON: \(error.sentence(in: text))")
      return nil
    }
  }
}

extension JSONSyntaxFault {
  /// What is expected, and the line with a caret below the place.
  fileprivate func sentence(in text: String) -> String {
    if isAtEnd { return "expected \(expected), but the text ends" }
    let excerpt = SourceExcerpt(of: text, at: offset..<offset)
    return "expected \(expected) here:\n  \(excerpt.line)\n  \(excerpt.marker)"
  }
}

extension ValueType<JSONInput> {
  /// JSON, or `-` for standard input.
  static let jsonInput = {
    let json = ValueType.json("JSON, or - for standard input") { .value($0) }
    return ValueType(expectation: json.expectation) { text throws(ValueError) in
      text == InputPath.standardInput ? .standardInput : try json.parse(text)
    }
  }()
}
