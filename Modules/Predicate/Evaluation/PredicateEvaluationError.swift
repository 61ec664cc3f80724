public import protocol Foundation.LocalizedError

/// Why a predicate has no answer for a subject, where Apple's engine raises an exception.
public struct PredicateEvaluationError: Error, Hashable, Sendable {
  /// The part of the predicate that failed, in the format language.
  public let expression: String

  /// What is wrong.
  public let problem: Problem

  /// What is wrong with a part of a predicate.
  public enum Problem: Error, Hashable, Sendable {
    /// Two values have no order, such as a number and a text.
    case incomparable(String, String)
    /// A value is no text, but the operator needs one.
    case notText(String)
    /// A value is no number, but the function needs one.
    case notNumber(String)
    /// A value is neither a collection nor a text, but IN and CONTAINS need one.
    case notSearchable(String)
    /// A value is no collection, but the function, ANY or ALL needs one.
    case notCollection(String)
    /// What follows BETWEEN is not a list of two.
    case notBounds(String)
    /// The subject has no such key.
    case unknownKey(String, of: String)
    /// No value was given for a variable.
    case unknownVariable(String)
    /// A message that the value does not understand.
    case unknownSelector(String, of: String)
    /// An index outside a list.
    case indexOutOfRange(Int64, count: Int)
    /// An index outside a text, in UTF-16 units.
    case textIndexOutOfRange(Int64, count: Int)
    /// A subscript that is neither a number nor a key.
    case malformedIndex(String)
    /// A division of whole numbers by zero.
    case divisionByZero
    /// ICU does not accept a regular expression; the offset counts its Unicode scalars up to where
    /// ICU gave up.
    case malformedRegularExpression(message: String, offset: Int?)
    /// Matching a pattern was given up; without that it could take forever.
    case endlessRegularExpression
    /// One answer would take very long.
    case tooManySteps(limit: Int)
    /// Something that only Apple's platforms can do.
    case unsupported(String)
  }
}

extension PredicateEvaluationError: CustomStringConvertible {
  /// What is wrong, and in which part of the predicate.
  public var description: String {
    "the predicate cannot be evaluated: \(summary), in: \(expression)"
  }

  /// What is wrong, in one line.
  public var summary: String {
    switch problem {
    case .incomparable(let left, let right): "\(left) cannot be ordered against \(right)"
    case .notText(let value): "\(value) is not a text"
    case .notNumber(let value): "\(value) is not a number"
    case .notSearchable(let value):
      "nothing can be searched for in \(value), which is not a collection"
    case .notCollection(let value): "\(value) is not a collection"
    case .notBounds(let value): "BETWEEN needs a list of two bounds, not \(value)"
    case .unknownKey(let key, let kind): "\(kind) has no key '\(key)'"
    case .unknownVariable(let name): "there is no value for the variable $\(name)"
    case .unknownSelector(let selector, let kind): "\(kind) does not understand '\(selector)'"
    case .indexOutOfRange(let index, let count):
      "there is no member \(index) in a list of \(count)"
    case .textIndexOutOfRange(let index, let count):
      "there is no character \(index) in a text of \(count)"
    case .malformedIndex(let value): "\(value) is no index"
    case .divisionByZero: "a division by zero"
    case .malformedRegularExpression(let message, let offset?):
      "the regular expression has \(message) after \(offset) of its characters"
    case .malformedRegularExpression(let message, nil):
      "the regular expression has \(message)"
    case .endlessRegularExpression:
      "the pattern can match this text in too many ways; make it simpler"
    case .tooManySteps(let limit):
      "an answer takes more than \(limit) steps; make the predicate simpler, or its lists shorter"
    case .unsupported(let what): "\(what) can be evaluated only on Apple's platforms"
    }
  }
}

extension PredicateEvaluationError.Problem {
  /// The problem with a regular expression.
  init(_ fault: RegularExpressionFault) {
    switch fault {
    case .malformed(let message, let offset):
      self = .malformedRegularExpression(message: message, offset: offset)
    case .tooManySteps, .outOfMemory: self = .endlessRegularExpression
    }
  }
}

extension PredicateEvaluationError: LocalizedError {
  /// The description, which servers and logs ask for by this name.
  public var errorDescription: String? { description }
}
