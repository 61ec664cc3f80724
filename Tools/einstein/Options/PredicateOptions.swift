import JSON
import Predicate

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
}

extension ValueType<[FormatExpression]> {
  /// Values for the specifiers in a predicate.
  static let predicateArguments = ValueType.json("a JSON array without objects") { value in
    guard case .array(let members) = value else { return nil }
    let arguments = members.compactMap { FormatExpression($0) }
    return arguments.count == members.count ? arguments : nil
  }
}
