public import protocol Foundation.LocalizedError
internal import Diagnostics

extension PredicateSyntaxError: CustomStringConvertible {
  /// What is wrong, the line with a caret below the place, and the hint.
  public var description: String {
    let verb = if case .unknownKey = problem { "used" } else { "parsed" }
    var text = "the predicate format cannot be \(verb): \(summary)"
    let excerpt = SourceExcerpt(of: format, at: range)
    let isBlank = excerpt.line.allSatisfy(\.isWhitespace)
    if !isBlank { text += "\n  \(excerpt.line)\n  \(excerpt.marker)" }
    if let hint { text += "\nhint: \(hint)" }
    return text
  }

  /// What is wrong, in one line.
  public var summary: String {
    switch problem {
    case .empty: "it is empty"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .tooDeep(let limit): "it is nested more than \(limit) levels deep"
    case .unexpected(let found?, let expected):
      "expected \(expected.rawValue), found \(Self.quoted(found))"
    case .unexpected(nil, let expected):
      "expected \(expected.rawValue), but the format ends"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .unexpectedCharacter(let character) where ["$", "@", "#"].contains(character):
      "no name follows '\(character)'"
    case .unexpectedCharacter(let character) where character.isInvisible:
      "the invisible character \(character.codePoints) can stand only inside a text in quotes"
    case .unexpectedCharacter(let character):
      "'\(character)' can stand only inside a text in quotes"
    case .unterminatedText: "the text has no closing quote"
    case .newlineInText: "a line ends inside a text"
    case .malformedEscape(let escape): "'\(escape)' stands for no character"
    case .malformedNumber(let number): "'\(number)' is neither a number nor a key"
    case .numberTooLarge(let number): "the number \(number) is too large"
    case .reservedWord(let word): "'\(word)' is a word of the language and cannot be a key as it is"
    case .unknownFunction(let name): "there is no function '\(name)'"
    case .wrongArgumentCount(let function, let expected, let found):
      "'\(function)' takes \(Self.arguments(expected)), but \(found) \(found == 1 ? "is" : "are") given"
    case .unknownCast(let name): "nothing can be cast to '\(name)'"
    case .unknownCollectionOperator(let name): "there is no collection operator '\(name)'"
    case .unknownOption(let letter): "there is no option '\(letter)'"
    case .unsupported(let word): "\(word) has no meaning here"
    case .unknownKey(let key, _): "there is no key '\(key)'"
    case .percentSign: "'%%' means nothing outside a text"
    case .unknownSpecifier(let specifier): "'\(specifier)' stands for no argument"
    case .missingArgument(let specifier, let count):
      "there is no argument for '\(specifier)'; \(Self.given(count))"
    case .unusedArguments(let used, let count):
      "\(Self.given(count)), but the format uses \(used == 0 ? "none" : "\(used)")"
    case .wrongArgument(let number, let specifier, let requirement, let found):
      "argument \(number) is \(found), but '\(specifier)' stands for \(requirement)"
    case .malformedKeyPath(let number, let keyPath):
      "argument \(number), '\(keyPath)', is no key path"
    }
  }

  /// What was found in quotes, unless it has some.
  private static func quoted(_ found: String) -> String {
    found.hasPrefix("'") || found.hasPrefix("\"") ? found : "'\(found)'"
  }

  private static func arguments(_ count: Int) -> String {
    switch count {
    case 0: "no arguments"
    case 1: "1 argument"
    default: "\(count) arguments"
    }
  }

  private static func given(_ count: Int) -> String {
    "\(arguments(count)) \(count == 1 ? "is" : "are") given"
  }
}

extension String {
  /// Whether nothing can be seen of the text.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The characters as U+00A0 and the like.
  fileprivate var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}

extension PredicateSyntaxError: LocalizedError {
  /// The description, which servers and logs ask for by this name.
  public var errorDescription: String? { description }
}
