import Diagnostics

extension CommandSpecification {
  /// Returns the long options that an unknown name was perhaps meant to be.
  func suggestedOptions(for name: String) -> [String] {
    name.nearest(among: options.map(\.name)).map { "--\($0)" }
  }

  /// Returns whether an argument is a positional one although it begins with a dash.
  func isDashedPositional(_ argument: String) -> Bool {
    positionals.contains { positional in
      (positional.value?.dashedBeginnings ?? []).contains { argument.utf8.starts(with: $0.utf8) }
    }
  }

  /// Returns whether the argument after an option is an option itself rather than a value.
  ///
  /// `--label --first` nearly always lacks a value. But `-5` is a number, `-` is standard input,
  /// and a choice such as `-ios predicate string` is a value although it begins with a dash.
  func isLikelyOption(_ argument: String, insteadOf value: ParameterDefinition.Value) -> Bool {
    let scalars = argument.unicodeScalars
    guard scalars.first == "-", let second = scalars.dropFirst().first else { return false }
    if case .choices(let labels) = value.completion, labels.contains(where: { $0.name == argument })
    {
      return false
    }
    return switch second {
    case "-": true
    case "0"..."9", ".": false
    default: option(short: Character(second)) != nil
    }
  }
}
