import Diagnostics

extension UsageError: CustomStringConvertible {
  /// One sentence: what happened, what was allowed, what to try.
  ///
  /// Where only a part of a value is wrong, lines follow that show the part.
  var description: String {
    switch self {
    case .missingCommand(let known):
      return "missing command; the commands are \(Self.list(known, " and "))"
    case .unknownCommand(let name, let group, let known, let suggestions):
      let path = group.map { "\($0) \(name)" } ?? name
      let whose = group.map { " of '\($0)'" } ?? ""
      return "unknown command \(path.quotedForMessage); "
        + "the commands\(whose) are \(Self.list(known, " and "))" + Self.question(suggestions)
    case .optionBeforeCommand(let option, let command):
      return "option \(option.quotedForMessage) stands before the command; "
        + "write the command first, as in '\(command) \(option)'"
    case .unknownOption(let option, let suggestions):
      return "unknown option \(option.quotedForMessage)"
        + Self.question(
          suggestions,
          // Nobody calls a file "--name"; a single dash may well begin a name.
          otherwise: option.hasPrefix("--")
            ? "" : "; an argument that begins with '-' goes after '--'"
        )
    case .missingValue(let option, let placeholder, let expectation, let next):
      return Self.missingValue(option, placeholder, expectation, next)
    case .unexpectedValue(let option, let value):
      return "option '\(option)' takes no value, but was given \(value.quotedForMessage)"
    case .repeatedOption(let option, let values):
      return "option '\(option)' was given more than once, with "
        + values.map(\.quotedForMessage).joinedAsList(lastSeparator: " and ")
        + "; give it once"
    case .invalidValue(let parameter, let value, let error):
      if let range = error.range, !value.isEmpty {
        let excerpt = SourceExcerpt(of: value, at: range)
        return "invalid value for '\(parameter)'; expected \(error.expectation) here:"
          + "\n  \(excerpt.line)\n  \(excerpt.marker)"
      }
      return "invalid value \(value.quotedForMessage) for '\(parameter)'; "
        + "expected \(error.expectation)" + Self.question(error.suggestions)
    case .missingArgument(let name, let minimum, let given):
      return minimum == 1
        ? "missing argument '\(name)'"
        : "argument '\(name)' needs at least \(minimum) values, but has \(given)"
    case .unexpectedArgument(let value, let accepted, let suggestions):
      return Self.unexpectedArgument(value, accepted, suggestions)
    case .exclusiveParameters(let names):
      return "\(Self.list(names, " and ")) exclude each other; give only one of them"
    case .missingOneOf(let names):
      return names.count == 1
        ? "missing \(Self.list(names, " or "))"
        : "missing one of \(Self.list(names, " or "))"
    case .sharedStandardInput(let names):
      return "\(Self.list(names, " and ")) cannot both be read from standard input"
    case .other(let text):
      return text
    }
  }

  private static func missingValue(
    _ option: String,
    _ placeholder: String,
    _ expectation: ValueExpectation,
    _ next: String?
  ) -> String {
    let start = "missing value for option '\(option)'; expected \(expectation)"
    guard let next, next != "--" else {
      return start + ", as in '\(option) \(placeholder)'"
    }
    return start + "; if \(next.quotedForMessage) is the value, write "
      + "\(option)=\(next)".quotedForMessage
  }

  private static func unexpectedArgument(
    _ value: String,
    _ accepted: [String],
    _ suggestions: [String]
  ) -> String {
    let start = "unexpected argument \(value.quotedForMessage)"
    if !suggestions.isEmpty {
      return start + question(suggestions)
    }
    return accepted.isEmpty
      ? start + "; no arguments are taken here but options"
      : start + "; only \(list(accepted, " and ")) can stand here, "
        + "and a value with spaces needs quotes"
  }

  private static func list(_ names: [String], _ lastSeparator: String) -> String {
    names.map(\.quotedForMessage).joinedAsList(lastSeparator: lastSeparator)
  }

  private static func question(_ suggestions: [String], otherwise: String = "") -> String {
    suggestions.isEmpty ? otherwise : "; did you mean \(list(suggestions, " or "))?"
  }
}
