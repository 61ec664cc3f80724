import Predicate

/// The predicate that a command line names, with its arguments.
struct PredicateInput {
  private let format: String
  private let arguments: [FormatExpression]
  /// The keys that the predicate may use; nil for any.
  private let vocabulary: PredicateVocabulary?

  /// Whether the predicate is read from standard input.
  var isStandardInput: Bool { format == InputPath.standardInput }

  init(_ arguments: ParsedArguments, vocabulary: PredicateVocabulary? = nil) {
    format = arguments[PredicateOptions.format]
    self.arguments = arguments[PredicateOptions.arguments] ?? []
    self.vocabulary = vocabulary
  }

  /// Reads the predicate; nil when there is none, which is then reported.
  func parse(
    _ console: Console
  ) throws -> (predicate: FormatPredicate, warnings: [PredicateWarning])? {
    guard let format = isStandardInput ? Self.standardInput(console) : format else { return nil }
    do throws(PredicateSyntaxError) {
      return try FormatPredicate.parse(
        format,
        arguments: arguments,
        vocabulary: vocabulary,
        checksRegularExpressions: true
      )
    } catch {
      console.complain("\(error)\(advice(for: error))")
      return nil
    }
  }

  /// How to give the arguments that are missing, in a line of its own.
  private func advice(for error: PredicateSyntaxError) -> String {
    guard case .missingArgument = error.problem, arguments.isEmpty else { return "" }
    return "\nhint: \(PredicateOptions.arguments.definition.displayName) gives the arguments"
  }

  /// The text of standard input without the end of its last line.
  private static func standardInput(_ console: Console) -> String? {
    guard let text = StandardInput.text(console) else { return nil }
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}

extension Console {
  /// Says what is odd about a predicate.
  ///
  /// - Returns: Whether it cannot be evaluated.
  func complain(of warnings: [PredicateWarning]) -> Bool {
    for warning in warnings { complain("\(warning.isFatal ? "" : "warning: ")\(warning)") }
    return warnings.contains(where: \.isFatal)
  }
}
