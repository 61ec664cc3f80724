internal import Diagnostics
package import Predicate
package import Query

/// Why a line of a script cannot be read, and where.
package struct ScriptSyntaxError: Error, Hashable, Sendable {
  /// The whole line.
  package let line: String

  /// The offending part, in UTF-8 bytes from 0.
  package let range: Range<Int>

  /// What is wrong.
  package let problem: Problem

  /// What can be wrong with a line.
  package enum Problem: Hashable, Sendable {
    /// There is no such event.
    case unknownVerb(String, nearest: [String])
    /// Something has to follow.
    case missing(ScriptVerb)
    /// Something follows that does not belong there.
    case unexpected(ScriptVerb)
    /// A text that begins with a quote has no other.
    case unclosedQuote
    /// A backslash is followed by what stands for no character.
    case unknownEscape(String)
    /// Something else than a number of seconds.
    case notSeconds(String)
    /// A number after a locator without quotes, which may belong to either.
    case perhapsSeconds(locator: String, seconds: String)
    /// A word that is none of those which may stand there.
    case unknownChoice(String, of: [String], nearest: [String])
    /// A drag goes nowhere.
    case noDestination
    /// A drag has several words "to".
    case severalDestinations
    /// A name of a file that does not tell the format.
    case unknownFormat(String, known: [String])
    /// A predicate behind `not`.
    case predicateAfterNot
    /// What should be a locator is none.
    case locator(LocatorSyntaxError)
    /// What should be a predicate is none.
    case predicate(PredicateSyntaxError)
  }
}

extension ScriptSyntaxError: CustomStringConvertible {
  /// What is wrong, the line with a caret below the place, and what to do.
  package var description: String {
    var text = summary
    let excerpt = SourceExcerpt(of: line, at: range)
    if !excerpt.line.allSatisfy(\.isWhitespace) {
      text += "\n  \(excerpt.line)\n  \(excerpt.marker)"
    }
    switch problem {
    case .locator(let error): text += "\n\(error)"
    case .predicate(let error): text += "\n\(error)"
    default: if let hint { text += "\nhint: \(hint)" }
    }
    return text
  }

  /// What is wrong, in one line.
  package var summary: String {
    switch problem {
    case .unknownVerb(let word, _): "there is no event \(word.shownInQuotes)"
    case .missing(let verb): "'\(verb.rawValue)' needs more"
    case .unexpected(let verb): "'\(verb.rawValue)' is followed by too much"
    case .unclosedQuote: "the text has no closing quote"
    case .unknownEscape(let escape):
      "'\(escape.unicodeScalars.map(\.visible).joined())' stands for no character"
    case .notSeconds(let word): "\(word.shownInQuotes) is no number of seconds"
    case .perhapsSeconds(_, let seconds): "'\(seconds)' may be seconds, or belong to the locator"
    case .unknownChoice(let word, _, _): "\(word.shownInQuotes) is none of what may stand here"
    case .noDestination: "'drag' does not say where to"
    case .severalDestinations: "'drag' has more than one 'to'"
    case .unknownFormat(let path, _): "the name \(path.shownInQuotes) does not tell the format"
    case .predicateAfterNot: "'expect not' takes no predicate"
    case .locator: "the locator cannot be read"
    case .predicate: "the predicate cannot be read"
    }
  }

  /// What to do; nil where the summary says it.
  package var hint: String? {
    switch problem {
    case .unknownVerb(_, let nearest):
      nearest.isEmpty ? "'help' lists the events" : Self.question(nearest)
    case .missing(let verb): "write \(verb.rawValue) \(verb.usage)"
    case .unexpected(let verb) where verb.usage.isEmpty: "write \(verb.rawValue) alone"
    case .unexpected(let verb): "write \(verb.rawValue) \(verb.usage)"
    case .unclosedQuote: nil
    case .unknownEscape:
      #"there are \n, \r, \t, \", \', \\ and \u{8}; a backslash itself is \\"#
    case .notSeconds: "write a number such as 2 or 0.5; a locator with blanks goes in quotes"
    case .perhapsSeconds(let locator, let seconds):
      "write '\(locator) \(seconds)s', or the whole locator in quotes"
    case .unknownChoice(_, let choices, let nearest):
      nearest.isEmpty ? "there are \(choices.joined(separator: ", "))" : Self.question(nearest)
    case .noDestination: "write drag LOCATOR to LOCATOR"
    case .severalDestinations: "put the locators in quotes"
    case .unknownFormat(_, let known): "let it end in \(known.joined(separator: " or "))"
    case .predicateAfterNot: "write NOT in the predicate"
    case .locator, .predicate: nil
    }
  }

  private static func question(_ nearest: [String]) -> String {
    "did you mean \(nearest.joined(separator: " or "))?"
  }
}
