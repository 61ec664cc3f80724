extension PredicateSyntaxError {
  /// What is wrong with a format string.
  public enum Problem: Hashable, Sendable {
    /// There is nothing, or nothing but white space.
    case empty
    /// It has more UTF-8 bytes than are read.
    case tooLong(limit: Int)
    /// Brackets, operators and subscripts are nested more deeply than is read.
    case tooDeep(limit: Int)
    /// Something stands where something else belongs; nothing is found at the end.
    case unexpected(found: String?, expected: Expectation)
    /// A bracket has no partner.
    case unclosed(String)
    /// A character that is part of nothing.
    case unexpectedCharacter(String)
    /// A text has no closing quote.
    case unterminatedText
    /// A line ends inside a text.
    case newlineInText
    /// A backslash sequence that stands for no character.
    case malformedEscape(String)
    /// A number with letters in it, or the like.
    case malformedNumber(String)
    /// A whole number of more than 64 bits, or one that no Double can be.
    case numberTooLarge(String)
    /// A word of the language is used as a key.
    case reservedWord(String)
    /// A function that does not exist.
    case unknownFunction(String)
    /// A function with too many or too few arguments.
    case wrongArgumentCount(function: String, expected: Int, found: Int)
    /// `CAST` to something unknown.
    case unknownCast(String)
    /// `@something` that is no collection operator.
    case unknownCollectionOperator(String)
    /// A letter in brackets after an operator that is no option.
    case unknownOption(String)
    /// A part of the language that cannot be had here.
    case unsupported(String)
    /// A key that the subject does not have.
    case unknownKey(String, known: [String])
    /// `%%`, which means nothing outside a text.
    case percentSign
    /// `%something` that stands for no argument.
    case unknownSpecifier(String)
    /// There is no argument for a specifier; the count is that of those given.
    case missingArgument(specifier: String, count: Int)
    /// There are more arguments than specifiers.
    case unusedArguments(used: Int, count: Int)
    /// An argument, counted from 1, is of the wrong kind.
    case wrongArgument(number: Int, specifier: String, requirement: String, found: String)
    /// The argument of a `%K`, counted from 1, is no key path.
    case malformedKeyPath(number: Int, keyPath: String)
  }

  /// What belongs at a place; the raw value is the wording.
  public enum Expectation: String, Hashable, Sendable {
    case expression = "a key, a value, or another expression"
    case comparisonOperator = "an operator such as == or CONTAINS"
    case continuation = "AND, OR, or the end"
    case infixOrEnd = "an operator such as +, or the end"
    case continuationInParentheses = "AND, OR, or ')'"
    case key = "a key"
    case options = "options such as [cd]"
    case index = "an index, FIRST, LAST or SIZE"
    case comma = "a comma"
    case commaOrEnd = "a comma or the closing bracket"
    case closingParenthesis = "')'"
    case closingBracket = "']'"
    case argumentList = "'(' with the function's arguments"
    case variable = "a variable such as $x"
    case selector = "a selector in quotes"
    case className = "a class name in quotes, such as 'NSNumber'"
  }
}
