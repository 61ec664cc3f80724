/// A flag, option or positional argument of a command, and the key to what the user gave for it.
///
/// A command declares its parameters as static constants, lists them in its specification, and
/// reads the parsed arguments with the same constants:
///
///     static let depth = Option<Int>("depth", help: "How deep to look.", type: .integer(0...))
///     let depth: Int? = arguments[Self.depth]
protocol Parameter<Reading>: Sendable {
  /// What reading the parsed arguments with this key gives.
  associatedtype Reading: Sendable

  /// The description that parsing, help and completion work from.
  var definition: ParameterDefinition { get }

  /// Returns what the user gave.
  func reading(of arguments: ParsedArguments) -> Reading
}
