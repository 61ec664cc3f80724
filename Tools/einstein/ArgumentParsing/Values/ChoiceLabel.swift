/// The name of a choice and what is said about it, without its value.
struct ChoiceLabel: Hashable, Sendable {
  /// The name that help and completion show.
  let name: String
  /// Other names for the same value.
  let aliases: [String]
  /// A few words about the value; may be empty.
  let help: String

  /// The name with its aliases, as help shows it: `text (or txt)`.
  var nameWithAliases: String {
    aliases.isEmpty ? name : "\(name) (or \(aliases.joinedAsList(lastSeparator: " or ")))"
  }
}
