/// Shares the positional arguments out among their parameters.
///
/// Every parameter gets its minimum; what is left goes to the first that can take more. So
/// `SOURCE... TARGET` works, as in `cp`.
struct PositionalAssignment {
  private let command: CommandSpecification

  /// Creates the assignment for a command.
  init(_ command: CommandSpecification) {
    self.command = command
  }

  /// Parses the texts and adds the values.
  ///
  /// - Parameters:
  ///   - texts: What the user gave, in order.
  ///   - parsed: Where the values go.
  /// - Throws: What is missing, too much or not allowed.
  func assign(_ texts: [String], to parsed: inout ParsedArguments) throws(UsageError) {
    var remaining = texts[...]
    let given = parsed
    var minimumOfFollowing = command.positionals.reduce(0) {
      $0 + Self.count($1, given).lowerBound
    }
    for positional in command.positionals {
      guard case .positional(let value, _) = positional.role else { continue }
      let count = Self.count(positional, given)
      minimumOfFollowing -= count.lowerBound
      let spare = max(0, remaining.count - minimumOfFollowing)
      let taken = min(count.upperBound, max(count.lowerBound, spare), remaining.count)
      guard taken >= count.lowerBound else {
        if !positional.replacements.isEmpty {
          throw .missingOneOf([positional.name] + positional.replacements)
        }
        throw .missingArgument(name: positional.name, minimum: count.lowerBound, given: taken)
      }
      for text in remaining.prefix(taken) {
        do {
          parsed.add(try value.parse(text), for: positional)
        } catch {
          throw .invalidValue(parameter: positional.name, value: text, error)
        }
      }
      remaining = remaining.dropFirst(taken)
    }
    if let excess = remaining.first {
      throw .unexpectedArgument(
        excess,
        accepted: command.positionals.map(\.name),
        suggestions: command.option(named: excess).map { [$0.displayName] } ?? []
      )
    }
  }

  /// How often an argument has to be given, which may depend on the options.
  private static func count(
    _ definition: ParameterDefinition,
    _ options: ParsedArguments
  ) -> ClosedRange<Int> {
    guard case .positional(_, let count) = definition.role else { return 0...0 }
    if definition.replacements.isEmpty { return count }
    return definition.replacements.contains { options.isGiven($0) } ? 0...0 : 1...1
  }
}
