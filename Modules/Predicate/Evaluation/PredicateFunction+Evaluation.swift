internal import Foundation

extension PredicateFunction {
  /// The value of the function for some arguments.
  ///
  /// Nothing at all as an operand of an operator gives nothing at all; in a collection it is
  /// passed over.
  func value(
    of arguments: [PredicateValue]
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    guard arguments.count == argumentCount else {
      throw .notCollection("a list of \(arguments.count) arguments")
    }
    switch self {
    case .sum, .count, .min, .max, .average, .median, .mode, .stddev:
      return try value(ofCollection: arguments[0])
    case .add, .subtract, .multiply, .divide, .modulus, .raise, .bitwiseAnd, .bitwiseOr,
      .bitwiseXor, .leftShift, .rightShift:
      if arguments[0].isNull || arguments[1].isNull { return .null }
      return try value(ofNumbers: try arguments[0].number(), try arguments[1].number())
    case .onesComplement, .sqrt, .log, .ln, .exp, .floor, .ceiling, .abs, .trunc, .randomn:
      if arguments[0].isNull { return .null }
      return try value(ofNumber: try arguments[0].number())
    case .random: return .real(Double.random(in: 0..<1))
    case .now: return .date(Date())
    case .lowercase, .uppercase, .length:
      if arguments[0].isNull { return .null }
      guard case .string(let text) = arguments[0] else { throw .notText(arguments[0].description) }
      return switch self {
      case .lowercase: .string(text.lowercased())
      case .uppercase: .string(text.uppercased())
      default: .integer(Int64(text.utf16.count))
      }
    case .noindex: return arguments[0]
    case .distance: throw .unsupported(rawValue)
    }
  }
}

// MARK: - Collections

extension PredicateFunction {
  private func value(
    ofCollection collection: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    if collection.isNull { return .null }
    guard var members = collection.members else { throw .notCollection(collection.description) }
    if self == .count { return .integer(Int64(members.count)) }
    members.removeAll(where: \.isNull)
    switch self {
    case .min, .max: return try extreme(of: members)
    case .mode: return .array(Self.mostFrequent(members))
    case .sum:
      var sum = PredicateNumber.integer(0)
      for member in members { sum = sum.adding(try member.number()) }
      return sum.value
    default:
      var numbers: [Double] = []
      for member in members { numbers.append(try member.number().double) }
      return .real(statistic(of: numbers))
    }
  }

  private func extreme(
    of members: [PredicateValue]
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    guard var best = members.first else { return .null }
    for member in members.dropFirst() {
      guard let order = member.order(to: best) else {
        throw .incomparable(member.description, best.description)
      }
      if order == (self == .min ? .orderedAscending : .orderedDescending) { best = member }
    }
    return best
  }

  /// The average, median or standard deviation (of all there are, not of a sample); 0 for none.
  private func statistic(of numbers: [Double]) -> Double {
    if numbers.isEmpty { return 0 }
    let count = Double(numbers.count)
    let average = numbers.reduce(0, +) / count
    switch self {
    case .median:
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    case .stddev:
      return (numbers.reduce(0) { $0 + ($1 - average) * ($1 - average) } / count).squareRoot()
    default: return average
    }
  }

  /// The values that occur most often, in the order of their first appearance.
  private static func mostFrequent(_ members: [PredicateValue]) -> [PredicateValue] {
    let distinct = PredicateValue.distinct(members)
    var countsByKey: [PredicateConstant: Int] = [:]
    for key in members.compactMap(\.lookupKey) { countsByKey[key, default: 0] += 1 }
    let counts = distinct.map { value in
      value.lookupKey.flatMap { countsByKey[$0] } ?? members.count { $0.isEqual(to: value) }
    }
    let most = counts.max()
    return zip(distinct, counts).filter { $0.1 == most }.map(\.0)
  }
}

// MARK: - Numbers

extension PredicateFunction {
  private func value(
    ofNumbers first: PredicateNumber,
    _ second: PredicateNumber
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    switch self {
    case .add: return first.adding(second).value
    case .subtract: return first.subtracting(second).value
    case .multiply: return first.multiplied(by: second).value
    case .divide: return try first.divided(by: second).value
    case .modulus: return try first.remainder(dividingBy: second).value
    case .raise: return first.raised(to: second).value
    case .bitwiseAnd: return .integer(first.bits & second.bits)
    case .bitwiseOr: return .integer(first.bits | second.bits)
    case .bitwiseXor: return .integer(first.bits ^ second.bits)
    case .leftShift: return .integer(first.bits << second.bits)
    default: return .integer(first.bits >> second.bits)
    }
  }

  private func value(
    ofNumber number: PredicateNumber
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    switch (self, number) {
    case (.onesComplement, _): return .integer(~number.bits)
    case (.randomn, _):
      guard number.bits > 0 else { throw .notNumber("\(number.value) (it has to be above 0)") }
      return .integer(Int64.random(in: 0..<number.bits))
    case (.abs, .integer(let value)) where value != .min: return .integer(Swift.abs(value))
    case (.floor, .integer), (.ceiling, .integer), (.trunc, .integer): return number.value
    default: break
    }
    let value = number.double
    return switch self {
    case .sqrt: .real(value.squareRoot())
    case .log: .real(Foundation.log10(value))
    case .ln: .real(Foundation.log(value))
    case .exp: .real(Foundation.exp(value))
    case .floor: .real(value.rounded(.down))
    case .ceiling: .real(value.rounded(.up))
    case .trunc: .real(value.rounded(.towardZero))
    default: .real(Swift.abs(value))
    }
  }
}

extension PredicateValue {
  fileprivate func number() throws(PredicateEvaluationError.Problem) -> PredicateNumber {
    switch self {
    case .integer(let value): return .integer(value)
    case .real(let value): return .real(value)
    default: throw .notNumber(description)
    }
  }
}
