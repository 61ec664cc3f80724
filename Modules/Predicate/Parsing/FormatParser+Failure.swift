extension FormatParser {
  func failure(
    _ problem: PredicateSyntaxError.Problem,
    at range: Range<Int>
  ) -> FormatFailure {
    .syntax(
      PredicateSyntaxError(
        format: format,
        range: range,
        problem: problem,
        hint: hint(for: problem, at: range)
      )
    )
  }

  /// The error that the token here cannot stand here.
  func unexpected(_ expectation: PredicateSyntaxError.Expectation) -> FormatFailure {
    switch kind {
    case .invalid:
      return failure(tokenizerProblem ?? .unterminatedText, at: token.range)
    case .end: return failure(.unexpected(found: nil, expected: expectation), at: token.range)
    default:
      return failure(.unexpected(found: text(token.range), expected: expectation), at: token.range)
    }
  }

  /// The error that a bracket is not closed here; at the end it is the bracket's fault.
  func unclosed(
    _ open: Int,
    expected: PredicateSyntaxError.Expectation
  ) -> FormatFailure {
    guard kind == .end else { return unexpected(expected) }
    return failure(.unclosed(text(tokens[open].range)), at: tokens[open].range)
  }

  func tooDeep(_ position: Int) -> FormatFailure {
    failure(.tooDeep(limit: Self.depthLimit), at: tokens[position].range)
  }
}
