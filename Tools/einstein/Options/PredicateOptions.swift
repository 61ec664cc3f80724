import JSON
import Predicate
import Query

/// The arguments of commands that work on a predicate.
enum PredicateOptions {
  static let format = Argument<String>(
    "FORMAT",
    help: "The predicate, or - to read it from standard input.",
    type: .text
  )

  static let arguments = Option<[FormatExpression]>(
    "args",
    placeholder: "JSON",
    help: "A JSON array with a value for each %@, %K, %d and the like in the predicate.",
    type: .predicateArguments
  )

  static let variables = Option<[String: JSONValue]>(
    "vars",
    placeholder: "JSON",
    help: "A JSON object with a value for each $variable.",
    type: .jsonObject
  )

  static let dialect = Option<PredicateDialect>(
    "dialect",
    short: "d",
    help: "Which keys elements have; another key is an error. Without it any key is right.",
    type: .predicateDialect
  )
}

extension ValueType<PredicateDialect> {
  /// What the keys of a predicate mean.
  static let predicateDialect = ValueType.choice(
    PredicateDialect.allCases.map { Choice($0.rawValue, $0, help: $0.summary) }
  )
}

extension ValueType<[FormatExpression]> {
  /// Values for the specifiers in a predicate.
  static let predicateArguments = ValueType.json("a JSON array without objects") { value in
    guard case .array(let members) = value else { return nil }
    let arguments = members.compactMap { FormatExpression($0) }
    return arguments.count == members.count ? arguments : nil
  }
}
