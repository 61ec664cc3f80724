import Predicate
import Query

/// A locator on a command line, as the last of some arguments or the value of an option.
struct LocatorQuestion {
  /// The locator, in one of its languages.
  let text: String
  /// The arguments before it.
  let dumps: [String]
  /// Whether it is the last argument, which may be a dump by mistake.
  var isLastArgument = true

  /// The locator; nil when there is none, which is then reported.
  func locator(_ console: Console) -> Locator? {
    if isLastArgument, Self.isFile(text) {
      console.complain(
        """
        the last argument is the locator, but there is a file of this name: \
        \(PathText.display(text))
        hint: put the locator behind the dumps; id=… is an identifier with this text
        """
      )
      return nil
    }
    do throws(LocatorSyntaxError) {
      let (locator, warnings) = try Locator.parse(text)
      for warning in warnings {
        console.complain("\(warning.isFatal ? "" : "warning: ")\(warning)")
      }
      return warnings.contains(where: \.isFatal) ? nil : locator
    } catch {
      console.complain("\(error)" + (advice(for: error).map { "\nhint: \($0)" } ?? ""))
      return nil
    }
  }

  private func advice(for error: LocatorSyntaxError) -> String? {
    if case .predicate(let error) = error.problem, case .missingArgument = error.problem {
      return "\(PredicateOptions.arguments.definition.displayName) gives the arguments"
    }
    return isLastArgument ? Self.advice(for: dumps, before: text) : nil
  }

  /// What the shell may have to do with a locator that is none, or with dumps that are none.
  ///
  /// - Parameters:
  ///   - dumps: The arguments before the locator.
  ///   - locator: The locator.
  /// - Returns: The advice; nil where the locator is likely to be whole.
  static func advice(for dumps: [String], before locator: String) -> String? {
    // An expression without quotes leaves its first words among the dumps.
    let words = dumps.filter { !isFile($0) && !isNamedLikeDump($0) }
    guard !words.isEmpty else { return nil }
    let isExpression =
      words.count > 1 || isExpression((words + [locator]).joined(separator: " "))
    return isExpression ? "a locator is one argument: put it into quotes" : nil
  }

  /// Whether a text is more than an identifier, or is meant to be.
  private static func isExpression(_ text: String) -> Bool {
    guard let locator = try? Locator(text) else { return true }
    if case .accessibilityID = locator { return false }
    return true
  }

  private static func isNamedLikeDump(_ argument: String) -> Bool {
    (DumpInputs.endings + DumpInputs.wrapperEndings)
      .contains { argument.lowercased().hasSuffix(".\($0)") }
  }

  /// Whether an argument is no file, but a predicate.
  static func isPredicate(_ argument: String) -> Bool {
    !isFile(argument) && (try? FormatPredicate(format: argument)) != nil
  }

  private static func isFile(_ argument: String) -> Bool {
    argument == InputPath.standardInput || FileKind(atPath: argument) != nil
      || FileKind(atPath: InputPath(argument: argument).path) != nil
  }
}
