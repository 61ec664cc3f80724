/// A command of the tool: how it is called, and how it is made from what was parsed.
///
/// Running is the tool's own business. It refines this protocol with what its commands do, and
/// maps the specification that parsing has chosen back to a command type.
protocol Command: Sendable {
  /// The name, help and parameters.
  static var specification: CommandSpecification { get }

  /// Reads the options and arguments.
  ///
  /// - Throws: What is wrong with the arguments beyond what the specification can express.
  init(_ arguments: ParsedArguments) throws(UsageError)
}
