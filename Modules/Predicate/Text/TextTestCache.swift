internal import Foundation

/// Comparisons with texts that are prepared already.
final class TextTestCache: @unchecked Sendable {
  // Sendable is unchecked because the dictionary is only touched while the lock is held.
  private let lock = NSLock()
  private var tests: [Key: TextTest] = [:]

  private struct Key: Hashable {
    var op: FormatPredicate.Operator
    var text: PredicateConstant
    var options: FormatPredicate.Options
  }

  /// How many are kept; texts that are other ones for each subject must not pile up.
  private static let limit = 256

  /// Prepares a comparison with a text, or takes the one prepared before.
  func test(
    _ op: FormatPredicate.Operator,
    _ text: String,
    options: FormatPredicate.Options
  ) throws(RegularExpressionFault) -> TextTest? {
    let key = Key(op: op, text: .string(text), options: options)
    lock.lock()
    let known = tests[key]
    lock.unlock()
    if let known { return known }
    let test = try TextTest(op, text, options: options)
    lock.lock()
    if tests.count >= Self.limit { tests.removeAll(keepingCapacity: true) }
    tests[key] = test
    lock.unlock()
    return test
  }

  /// The comparisons that all predicates share.
  static let shared = TextTestCache()
}
