extension ParameterDefinition {
  /// What the value of a parameter may be, with the Swift type erased.
  struct Value: Sendable {
    /// What stands for the value in help.
    let placeholder: String
    /// What is allowed, for error messages.
    let expectation: ValueExpectation
    /// What a shell should offer.
    let completion: CompletionKind
    /// Beginnings with a dash that no option has, so that what begins like that is a value.
    let dashedBeginnings: [String]
    /// The default as a user would write it, if there is one.
    let defaultText: String?
    /// Reads a value; what it returns is of the parameter's value type.
    let parse: @Sendable (String) throws(ValueError) -> any Sendable

    /// Erases a value type.
    init<Parsed: Sendable>(
      _ placeholder: String,
      _ type: ValueType<Parsed>,
      default defaultText: String? = nil
    ) {
      self.placeholder = placeholder
      self.defaultText = defaultText
      expectation = type.expectation
      completion = type.completion
      dashedBeginnings = type.dashedBeginnings
      parse = { text throws(ValueError) in try type.parse(text) }
    }
  }
}
