/// A function of the predicate format language.
///
/// The raw value is the selector of `NSExpression`'s function; the number of its colons is that of
/// the arguments. Operators such as `+` are the functions that have a `symbol`.
public enum PredicateFunction: String, Codable, Hashable, Sendable, CaseIterable {
  // Of a collection.
  case sum = "sum:"
  case count = "count:"
  case min = "min:"
  case max = "max:"
  case average = "average:"
  case median = "median:"
  case mode = "mode:"
  case stddev = "stddev:"

  // Of two numbers.
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case modulus = "modulus:by:"
  case raise = "raise:toPower:"
  case bitwiseAnd = "bitwiseAnd:with:"
  case bitwiseOr = "bitwiseOr:with:"
  case bitwiseXor = "bitwiseXor:with:"
  case leftShift = "leftshift:by:"
  case rightShift = "rightshift:by:"

  // Of one number.
  case onesComplement = "onesComplement:"
  case sqrt = "sqrt:"
  case log = "log:"
  case ln = "ln:"
  case exp = "exp:"
  case floor = "floor:"
  case ceiling = "ceiling:"
  case abs = "abs:"
  case trunc = "trunc:"
  case randomn = "randomn:"

  // Of nothing.
  case random = "random"
  case now = "now"

  // Of a text.
  case lowercase = "lowercase:"
  case uppercase = "uppercase:"
  case length = "length:"

  // Of anything.
  case noindex = "noindex:"
  case distance = "distanceToLocation:fromLocation:"
}

extension PredicateFunction {
  /// How many arguments the function takes.
  public var argumentCount: Int { rawValue.utf8.count { $0 == UInt8(ascii: ":") } }

  /// The operator that stands for the function; nil when it has none.
  public var symbol: String? {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .raise: "**"
    case .bitwiseAnd: "&"
    case .bitwiseOr: "|"
    case .bitwiseXor: "^"
    case .leftShift: "<<"
    case .rightShift: ">>"
    default: nil
    }
  }

  /// How tightly the operator binds: from 1, higher is tighter; 0 when there is none.
  ///
  /// Apple documents that `*` binds tighter than `+`, and `**` tighter than both. The order of the
  /// bit operators is not documented; theirs is that of C, and all bind tighter than comparisons.
  var precedence: Int {
    switch self {
    case .bitwiseOr: 2
    case .bitwiseXor: 3
    case .bitwiseAnd: 4
    case .leftShift, .rightShift: 5
    case .add, .subtract: 6
    case .multiply, .divide: 7
    case .raise: 8
    default: 0
    }
  }

  /// The function that a name in a format stands for, with or without colons.
  init?(name: String, argumentCount: Int) {
    if let exact = PredicateFunction(rawValue: name) {
      self = exact
    } else if argumentCount == 1, let function = PredicateFunction(rawValue: name + ":") {
      self = function
    } else {
      return nil
    }
  }
}
