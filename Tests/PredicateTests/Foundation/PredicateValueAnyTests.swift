import Foundation
import Predicate
import Testing

/// What Swift and Foundation values are to a predicate.
@Suite struct PredicateValueAnyTests {
  enum Plain { case loading, done(code: Int) }

  struct Name: RawRepresentable { var rawValue: String }

  struct Flags: OptionSet { let rawValue: Int }

  /// A value, a format that is true for it alone as SELF, and one that is false.
  struct Sample: Sendable, CustomTestStringConvertible {
    let isTrue: String
    let isFalse: String
    let make: @Sendable () -> Any?

    var testDescription: String { isTrue }

    init(_ isTrue: String, not isFalse: String, _ make: @escaping @Sendable () -> Any?) {
      self.isTrue = isTrue
      self.isFalse = isFalse
      self.make = make
    }
  }

  /// Whole and real numbers are told apart by integer division: Documentation/Predicates.md, "The language".
  static let samples: [Sample] = [
    Sample("SELF == nil", not: "SELF == 0") { nil },
    Sample("SELF == nil", not: "SELF == 0") { NSNull() },
    Sample("SELF == nil", not: "SELF == 0") { Int??.some(.none) as Any? },
    Sample("SELF == 3", not: "SELF == '3'") { Int??.some(.some(3)) as Any? },
    Sample("SELF / 2 == 3", not: "SELF / 2 == 3.5") { 7 },
    Sample("SELF / 2 == 3.5", not: "SELF / 2 == 3") { 7.0 },
    Sample("SELF / 2 == 3", not: "SELF / 2 == 3.5") { NSNumber(value: 7) },
    Sample("SELF / 2 == 3.5", not: "SELF / 2 == 3") { NSNumber(value: 7.0) },
    Sample("SELF / 2 == 3.5", not: "SELF / 2 == 3") { Decimal(7) },
    Sample("SELF / 2 == 3.5", not: "SELF / 2 == 3") { NSDecimalNumber(string: "7") },
    Sample("SELF / 2 == 3.5", not: "SELF / 2 == 3") { CGFloat(7) },
    Sample("SELF / 2 == 3", not: "SELF / 2 == 3.5") { UInt16(7) },
    Sample("SELF == 1", not: "SELF == 'true'") { NSNumber(value: true) },
    Sample("SELF > 9223372036854775807", not: "SELF < 0") { UInt64.max },
    Sample("SELF > 9223372036854775807", not: "SELF < 0") { NSNumber(value: UInt64.max) },
    Sample("SELF == 'ab'", not: "SELF == nil") { "abc".prefix(2) },
    Sample("SELF == 'a'", not: "SELF == nil") { Character("a") },
    Sample("SELF.length == 2", not: "SELF == 'x'") { NSMutableString("ab") },
    Sample("SELF == 'guest'", not: "SELF == 'Name'") { Name(rawValue: "guest") },
    Sample("SELF & 2 == 2", not: "SELF & 4 == 4") { Flags(rawValue: 3) },
    Sample("SELF == 'loading'", not: "SELF == 'done'") { Plain.loading },
    Sample("done.code == 5", not: "done.code == 4") { Plain.done(code: 5) },
    Sample("SELF == CAST(1, 'NSDate')", not: "SELF == 1") {
      NSDate(timeIntervalSinceReferenceDate: 1)
    },
    Sample("SELF == {1, {2}}", not: "SELF == {1, 2}") { [1, [2]] as [Any] },
    Sample("SELF == {1, 2}", not: "SELF == {2, 1}") { [1, 2, 3][..<2] },
    Sample("SELF[1] == 2", not: "SELF[0] == 2") { NSArray(array: [1, 2]) },
    Sample("SELF[LAST] == 2", not: "SELF[FIRST] == 2") { NSOrderedSet(array: [1, 2]) },
    Sample("ALL SELF IN {1, 2}", not: "1 IN {}") { Set([1, 2]) },
    Sample("2 IN SELF", not: "3 IN SELF") { NSSet(array: [1, 2]) },
    Sample("2 IN SELF", not: "'b' IN SELF") { ["a": 1, "b": 2] },
    Sample("b == 2 AND c == nil", not: "b == nil") { NSDictionary(dictionary: ["b": 2]) },
    Sample("b == 2 AND c == nil", not: "b == nil") { ["b" as AnyHashable: 2] },
    Sample("b == 2 AND c == nil", not: "b == nil") { ["b": 2, "c": nil] as [String: Any?] },
    Sample("x == 1 AND SELF[1] == 'a'", not: "y == 1") { (x: 1, y: "a") },
    Sample("SELF == {1, 2}", not: "3 IN SELF") { 1...2 },
    Sample("host == 'a.b' AND lastPathComponent == 'd'", not: "query != nil") {
      URL(string: "https://a.b/c/d")
    },
    Sample("scheme == 'https'", not: "port == 1") { NSURL(string: "https://a.b/c/d") },
    Sample("UUIDString.length == 36", not: "SELF == 'x'") { UUID() },
    Sample("length == 2", not: "length == 3") { Data([1, 2]) },
    Sample("origin.x == 1 AND #size.height == 4", not: "origin.y == 1") {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    },
    Sample("location == 1 AND length == 2", not: "length == 1") {
      NSRange(location: 1, length: 2)
    },
  ]

  @Test(arguments: samples)
  func `a value is what it means`(_ sample: Sample) throws {
    let value = sample.make()
    #expect(try FormatPredicate(format: sample.isTrue).evaluate(withObject: value))
    #expect(try !FormatPredicate(format: sample.isFalse).evaluate(withObject: value))
  }

  @Test func `dictionaries of all kinds are equal when their entries are`() {
    let plain: [String: Any] = ["a": 1, "b": ["x"]]
    let same: [Any] = [
      NSDictionary(dictionary: plain), ["a": 1, "b": ["x"]] as [AnyHashable: Any],
      PredicateValue.dictionary(["a": .integer(1), "b": .array([.string("x")])]),
    ]
    for other in same + [plain] {
      #expect(PredicateValue(plain).isEqual(to: PredicateValue(other)))
      #expect(PredicateValue(other).isEqual(to: PredicateValue(plain)))
      #expect(!PredicateValue(other).isEqual(to: PredicateValue(["a": 1])))
      let changed: [String: Any] = ["a": 1, "b": ["y"]]
      #expect(!PredicateValue(changed).isEqual(to: PredicateValue(other)))
    }
  }

  @Test func `what conforms to PredicateSubject speaks for itself`() throws {
    struct Speaker: PredicateSubject, Equatable {
      let name = "stored"
      func predicateValue(forKey key: String) -> PredicateValue? { .string("said \(key)") }
    }
    let predicate = try FormatPredicate(format: "speaker.name == 'said name'")
    #expect(try predicate.evaluate(withObject: ["speaker": Speaker()]))
  }

  @Test func `lists in lists in lists are converted when they are asked for`() throws {
    var list: Any = 7
    for _ in 0..<12 { list = [list] }
    let format = "SELF" + String(repeating: "[0]", count: 12) + " == 7"
    #expect(try FormatPredicate(format: format).evaluate(withObject: list))
  }

  @Test func `lists in lists are equal however deep they are`() {
    var first: Any = 1
    var second: Any = 2
    for _ in 0..<20 { (first, second) = ([first], [second]) }
    #expect(PredicateValue(first).isEqual(to: PredicateValue(first)))
    #expect(!PredicateValue(first).isEqual(to: PredicateValue(second)))
  }
}
