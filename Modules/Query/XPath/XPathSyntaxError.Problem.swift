extension XPathSyntaxError {
  /// What is wrong with an expression.
  public enum Problem: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It has more UTF-8 bytes than are read.
    case tooLong(limit: Int)
    /// Brackets, parentheses or comparisons are nested deeper than is read.
    case tooDeep(limit: Int)
    /// Something stands where something else belongs; nothing is found at the end.
    case unexpected(found: String?, expected: Expectation)
    /// A quotation mark, bracket or parenthesis without its partner.
    case unclosed(String)
    /// A name before `::` that is no axis.
    case unknownAxis(String)
    /// A name before `(` that is no function.
    case unknownFunction(String)
    /// A function with too few or too many arguments; it takes any number where `most` is nil.
    case wrongArgumentCount(function: String, found: Int, least: Int, most: Int?)
    /// Something that gives a value where elements or attributes have to be.
    case wrongOperand(found: String, place: Place)
    /// A variable, of which there are none.
    case variable(String)
    /// A prefix of a namespace, of which there are none.
    case namespacePrefix(String)
  }

  /// What belongs at a place; the raw value is the wording.
  public enum Expectation: String, Hashable, Sendable {
    case expression = "an expression, such as //XCUIElementTypeButton"
    case operand = "something to go on with, such as @name or 'text'"
    case step = "a step, such as XCUIElementTypeButton, * or @name"
    case name = "the name of an element, or *"
    case attribute = "the name of an attribute, or *"
    case condition = "a condition, such as @name='text', or a position"
    case argument = "an argument, or ')'"
    case end = "an operator, '/', '[', or the end"
    case closingBracket = "']'"
    case closingParenthesis = "')'"
    case commaOrParenthesis = "',' or ')'"
  }

  /// Where only elements or attributes may be; the raw value is the wording.
  public enum Place: String, Hashable, Sendable {
    case union = "what stands beside '|'"
    case path = "what stands before '/'"
    case predicate = "what stands before '['"
    case argument = "the argument"
  }
}
