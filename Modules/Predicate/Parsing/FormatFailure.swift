/// A syntax error on its way out of the parser.
///
/// It is one word large. Every call that can throw needs room for its error, and what the parser
/// needs on the stack for each bracket decides how many there may be.
indirect enum FormatFailure: Error {
  case syntax(PredicateSyntaxError)

  /// The error itself.
  var error: PredicateSyntaxError {
    switch self {
    case .syntax(let error): error
    }
  }
}
