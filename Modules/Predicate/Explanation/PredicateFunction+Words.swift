extension PredicateFunction {
  /// Puts the function with its arguments into words.
  func words(_ arguments: [String]) -> String {
    guard arguments.count == argumentCount else {
      return "\(rawValue)(\(arguments.joined(separator: ", ")))"
    }
    switch argumentCount {
    case 0: return self == .random ? "a random number from 0 to 1" : "the present moment"
    case 1: return words(arguments[0])
    default: return words(arguments[0], arguments[1])
    }
  }

  /// Whether something follows the argument, or two stand side by side.
  var endsInItsOwnWords: Bool {
    switch self {
    case .floor, .ceiling, .trunc, .lowercase, .uppercase, .noindex, .modulus, .distance: true
    default: false
    }
  }

  private func words(_ operand: String) -> String {
    switch self {
    case .sum: "the sum of \(operand)"
    case .count: "the number of members of \(operand)"
    case .min: "the least of \(operand)"
    case .max: "the greatest of \(operand)"
    case .average: "the average of \(operand)"
    case .median: "the median of \(operand)"
    case .mode: "the most frequent of \(operand)"
    case .stddev: "the standard deviation of \(operand)"
    case .onesComplement: "the bitwise complement of \(operand)"
    case .sqrt: "the square root of \(operand)"
    case .log: "the decimal logarithm of \(operand)"
    case .ln: "the natural logarithm of \(operand)"
    case .exp: "e to the power of \(operand)"
    case .floor: "\(operand) rounded down"
    case .ceiling: "\(operand) rounded up"
    case .abs: "the absolute value of \(operand)"
    case .trunc: "\(operand) without its fraction"
    case .randomn: "a random whole number below \(operand)"
    case .lowercase: "\(operand) in lower case"
    case .uppercase: "\(operand) in upper case"
    case .length: "the length of \(operand)"
    case .noindex: "\(operand) without an index"
    default: "\(rawValue)(\(operand))"
    }
  }

  private func words(_ first: String, _ second: String) -> String {
    switch self {
    case .add: "\(first) plus \(second)"
    case .subtract: "\(first) minus \(second)"
    case .multiply: "\(first) times \(second)"
    case .divide: "\(first) divided by \(second)"
    case .modulus: "the remainder of \(first) divided by \(second)"
    case .raise: "\(first) to the power of \(second)"
    case .bitwiseAnd: "\(first) bitwise and \(second)"
    case .bitwiseOr: "\(first) bitwise or \(second)"
    case .bitwiseXor: "\(first) bitwise exclusive or \(second)"
    case .leftShift: "\(first) shifted left by \(second)"
    case .rightShift: "\(first) shifted right by \(second)"
    case .distance: "the distance to \(first) from \(second)"
    default: "\(rawValue)(\(first), \(second))"
    }
  }
}
