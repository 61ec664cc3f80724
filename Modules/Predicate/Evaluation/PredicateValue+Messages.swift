internal import Foundation

extension PredicateValue {
  /// What a value answers to a message without arguments, which is also its value for that key.
  ///
  /// These are methods of Apple's `NSString`, `NSNumber`, `NSDate` and `NSArray`; nil for others.
  func value(ofMessage selector: String) -> PredicateValue? {
    switch self {
    case .string(let text): text.value(ofMessage: selector)
    case .integer, .real: valueOfNumber(selector)
    case .date(let date):
      switch selector {
      case "timeIntervalSinceReferenceDate": .real(date.timeIntervalSinceReferenceDate)
      case "timeIntervalSince1970": .real(date.timeIntervalSince1970)
      default: nil
      }
    case .array(let members), .set(let members):
      switch selector {
      case "count": .integer(Int64(members.count))
      case "firstObject": members.first ?? .null
      case "lastObject": members.last ?? .null
      default: nil
      }
    case .null, .object: nil
    }
  }

  private func valueOfNumber(_ selector: String) -> PredicateValue? {
    let number: PredicateNumber =
      switch self {
      case .integer(let value): .integer(value)
      case .real(let value): .real(value)
      default: .integer(0)
      }
    return switch selector {
    case "intValue", "integerValue", "longLongValue": .integer(number.bits)
    case "doubleValue", "floatValue": .real(number.double)
    case "boolValue": .bool(number.double != 0)
    case "stringValue", "description": PredicateCast.string.value(of: self)
    default: nil
    }
  }

  /// What FUNCTION gives: the answer of this value to a message.
  func value(
    ofMessage selector: String,
    _ arguments: [PredicateValue]
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    if isNull { return .null }
    if arguments.isEmpty {
      if let value = value(ofMessage: selector) { return value }
      if case .object = self { return try value(forKey: selector) }
    }
    if arguments.count == 1, let value = try value(ofMessage: selector, arguments[0]) {
      return value
    }
    throw .unknownSelector(selector, of: kindName)
  }

  private func value(
    ofMessage selector: String,
    _ argument: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue? {
    switch (selector, self, argument) {
    case ("isEqual:", _, _), ("isEqualToString:", .string, .string),
      ("isEqualToNumber:", _, _), ("isEqualToArray:", .array, .array):
      return .bool(isEqual(to: argument))
    case ("compare:", _, _): return order(to: argument).map { .integer(Int64($0.rawValue)) }
    case ("hasPrefix:", .string(let text), .string(let other)):
      return .bool(text.utf8.starts(with: other.utf8))
    case ("hasSuffix:", .string(let text), .string(let other)):
      return .bool(text.utf8.reversed().starts(with: other.utf8.reversed()))
    case ("containsString:", .string(let text), .string(let other)):
      return .bool(NSString(string: text).range(of: other).location != NSNotFound)
    case ("stringByAppendingString:", .string(let text), .string(let other)):
      return .string(text + other)
    case ("substringFromIndex:", .string(let text), .integer(let index)):
      return .string(String(decoding: text.utf16.dropFirst(try text.index(index)), as: UTF16.self))
    case ("substringToIndex:", .string(let text), .integer(let index)):
      return .string(String(decoding: text.utf16.prefix(try text.index(index)), as: UTF16.self))
    case ("componentsSeparatedByString:", .string(let text), .string(let separator)):
      return .array(text.components(separatedBy: separator).map { .string($0) })
    case ("containsObject:", _, _):
      return members.map { .bool($0.contains { $0.isEqual(to: argument) }) }
    case ("objectAtIndex:", .array, _): return try value(at: .at(.null), position: argument)
    case ("valueForKey:", _, .string(let key)): return try value(forKey: key)
    default: return nil
    }
  }
}

extension String {
  fileprivate func value(ofMessage selector: String) -> PredicateValue? {
    switch selector {
    case "length": return .integer(Int64(utf16.count))
    case "uppercaseString": return .string(uppercased())
    case "lowercaseString": return .string(lowercased())
    case "capitalizedString": return .string(capitalized)
    case "description": return .string(self)
    case "intValue", "integerValue", "longLongValue":
      return .integer(Int64(NSString(string: self).longLongValue))
    case "doubleValue", "floatValue": return .real(NSString(string: self).doubleValue)
    case "boolValue": return .bool(NSString(string: self).boolValue)
    default: return nil
    }
  }

  /// A number of UTF-16 units that the text has.
  fileprivate func index(_ number: Int64) throws(PredicateEvaluationError.Problem) -> Int {
    guard let index = Int(exactly: number), 0...utf16.count ~= index else {
      throw .textIndexOutOfRange(number, count: utf16.count)
    }
    return index
  }
}
