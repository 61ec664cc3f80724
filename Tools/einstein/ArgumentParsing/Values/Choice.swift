/// A name the user may write and the value it stands for.
struct Choice<Value: Sendable>: Sendable {
  /// The name and what is said about it.
  let label: ChoiceLabel
  /// What the name stands for.
  let value: Value

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - name: The name that help and completion show.
  ///   - value: What the name stands for.
  ///   - aliases: Other names for the same value; help mentions them, completion does not.
  ///   - help: A few words about the value, shown by completion in zsh and fish.
  init(_ name: String, _ value: Value, aliases: [String] = [], help: String = "") {
    label = ChoiceLabel(name: name, aliases: aliases, help: help)
    self.value = value
  }

  /// The name that help and completion show.
  var name: String { label.name }
}
