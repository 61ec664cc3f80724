#if !canImport(ObjectiveC)
import Foundation
import Predicate
import Testing

/// `NSPredicate(format:)`, where Foundation has none.
@Suite struct NSPredicateFormatTests {
  /// A predicate with arguments of some types, its text, and what it says of Ada.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: Bool
    let make: @Sendable () -> NSPredicate

    init(_ text: String, _ expected: Bool, _ make: @escaping @Sendable () -> NSPredicate) {
      testDescription = text
      self.expected = expected
      self.make = make
    }
  }

  enum Role: String { case admin, guest }

  static let missing: String? = nil
  static let present: String? = "Ada"

  static var ada: [String: Any] {
    [
      "name": "Ada", "age": 36, "height": 1.65, "active": true, "role": Role.admin,
      "tags": ["math", "engine"], "born": Date(timeIntervalSinceReferenceDate: 60),
      "address": ["city": "London"], "nickname": NSNull(),
    ]
  }

  /// The texts are what Apple's *Predicate Programming Guide* and the public vectors lead to:
  /// yes and no are numbers, lists stand in braces, and a date is a CAST.
  static let samples: [Sample] = [
    Sample("age == 36", true) { NSPredicate(format: "age == 36") },
    Sample(#"name == "Ada""#, true) { NSPredicate(format: "name == %@", "Ada") },
    Sample(#"name == "Ada""#, true) { NSPredicate(format: "name == %@", present) },
    Sample(#"name == "Ada""#, true) {
      NSPredicate(format: "%K == %@", "name", "Ada".prefix(3))
    },
    Sample(#"name == "Ada""#, true) { NSPredicate(format: "name == %@", NSString("Ada")) },
    Sample("nickname == nil", true) { NSPredicate(format: "nickname == %@", missing) },
    Sample("nickname == nil", true) { NSPredicate(format: "nickname == %@", NSNull()) },
    Sample("name == nil", false) { NSPredicate(format: "name == %@", nil) },
    Sample("age >= 18", true) { NSPredicate(format: "age >= %d", 18) },
    Sample("age >= 18", true) { NSPredicate(format: "age >= %ld", Int64(18)) },
    Sample("age >= 18", true) { NSPredicate(format: "age >= %@", NSNumber(value: 18)) },
    Sample("age >= 18", true) { NSPredicate(format: "age >= %@", UInt8(18)) },
    Sample("height > 1.5", true) { NSPredicate(format: "height > %f", 1.5) },
    Sample("height > 1.5", true) { NSPredicate(format: "height > %@", Float(1.5)) },
    Sample("height > 1.5", true) { NSPredicate(format: "height > %@", Decimal(1.5)) },
    Sample("active == 1", true) { NSPredicate(format: "active == %@", true) },
    Sample("active == 0", false) { NSPredicate(format: "active == %@", NSNumber(value: false)) },
    Sample(#"role == "admin""#, true) { NSPredicate(format: "role == %@", Role.admin) },
    Sample(#"role == "guest""#, false) { NSPredicate(format: "role == %@", Role.guest.rawValue) },
    Sample(#"name IN {"Ada", "Bob"}"#, true) {
      NSPredicate(format: "name IN %@", ["Ada", "Bob"])
    },
    Sample(#"name IN {"Ada", "Bob"}"#, true) {
      NSPredicate(format: "name IN %@", Set(["Bob", "Ada"]))
    },
    Sample(#"name IN {"Ada", 1}"#, true) {
      NSPredicate(format: "name IN %@", ["Ada", 1] as [Any])
    },
    Sample(#"name IN {"Bob"}"#, false) { NSPredicate(format: "name IN %@", NSSet(array: ["Bob"])) },
    Sample("age BETWEEN {30, 40}", true) { NSPredicate(format: "age BETWEEN %@", [30, 40]) },
    Sample("age BETWEEN {30, 40}", true) { NSPredicate(format: "age BETWEEN %@", 30...40) },
    Sample(#"born > CAST(0.0, "NSDate")"#, true) {
      NSPredicate(format: "born > %@", Date(timeIntervalSinceReferenceDate: 0))
    },
    Sample(#"born > CAST(90.0, "NSDate")"#, false) {
      NSPredicate(format: "born > %@", NSDate(timeIntervalSinceReferenceDate: 90))
    },
    Sample(#"name == "Ada" AND age == 36"#, true) {
      NSPredicate(format: "name == %@ AND age == %@", argumentArray: ["Ada", 36])
    },
    Sample("age != nil", true) { NSPredicate(format: "age != nil", argumentArray: nil) },
    Sample(#"ANY tags BEGINSWITH[c] "ENG""#, true) {
      NSPredicate(format: "SOME tags BEGINSWITH[c] %@", "ENG")
    },
    Sample(#"address.city == "London""#, true) {
      NSPredicate(format: "%K == %@", "address.city", "London")
    },
    Sample("age == 30 + 6", true) {
      NSPredicate(
        format: "age == %@",
        FormatExpression.function(.add, [.integer(30), .integer(6)])
      )
    },
  ]

  @Test(arguments: samples)
  func `arguments of every type find their place`(_ sample: Sample) {
    let predicate = sample.make()
    #expect(predicate.formatString == sample.testDescription)
    #expect(predicate.description == sample.testDescription)
    #expect(predicate.evaluate(with: Self.ada) == sample.expected)
    #expect(predicate.evaluate(with: NSDictionary(dictionary: Self.ada)) == sample.expected)
  }

  @Test(arguments: samples)
  func `the text makes an equal predicate`(_ sample: Sample) throws {
    let predicate = sample.make()
    let value = try #require(predicate.formatPredicate)
    #expect(value.description == sample.testDescription)
    for copy in [NSPredicate(format: predicate.formatString), value.nsPredicate] {
      #expect(copy == predicate)
      #expect(copy.hash == predicate.hash)
      #expect(copy.evaluate(with: Self.ada) == sample.expected)
    }
  }

  @Test func `arguments that cannot be written work as well`() throws {
    let id = UUID()
    let page = try #require(URL(string: "https://example.com/a"))
    let object: [String: Any] = ["id": id, "page": page, "tags": ["a": 1]]
    let predicate = NSPredicate(
      format: "id == %@ AND page IN %@ AND tags == %@",
      id,
      [page],
      ["a": 1]
    )
    #expect(predicate.evaluate(with: object))
    #expect(!predicate.evaluate(with: ["id": UUID(), "page": page, "tags": ["a": 1]]))
    #expect(predicate.formatPredicate == nil)
    #expect(
      predicate.formatString == "id == $argument1 AND page IN $argument2 AND tags == $argument3"
    )
    let format = "id == %@ AND page IN %@ AND tags == %@"
    #expect(predicate == NSPredicate(format: format, id, [page], ["a": 1]))
    #expect(predicate != NSPredicate(format: format, id, [page], ["a": 2]))
  }

  @Test func `such arguments take no name from the format`() {
    let id = UUID()
    let predicate = NSPredicate(format: "id == %@ AND age == $argument1", id)
    #expect(predicate.formatString == "id == $_argument1 AND age == $argument1")
    let ada: [String: Any] = ["id": id, "age": 36]
    #expect(predicate.evaluate(with: ada, substitutionVariables: ["argument1": 36]))
    // Nor can a variable of that name replace the argument.
    #expect(
      !predicate.evaluate(
        with: ["id": 1, "age": 36],
        substitutionVariables: ["argument1": 36, "_argument1": 1]
      )
    )
  }

  @Test func `a percent sign in a text is no argument`() {
    #expect(NSPredicate(format: "SELF == '100%@'").evaluate(with: "100%@"))
  }

  @Test func `predicates combine`() {
    let adult = NSPredicate(format: "age >= 18 OR name == 'Bob'")
    let active = NSPredicate(format: "active == YES")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [adult, active])
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: both)
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [not, active])
    #expect(both.evaluate(with: Self.ada))
    #expect(!not.evaluate(with: Self.ada))
    #expect(either.evaluate(with: Self.ada))
    #expect(!both.evaluate(with: ["age": 3, "active": true]))
  }

  @Test func `a predicate is its own copy`() {
    let predicate = NSPredicate(format: "age == 36")
    #expect(predicate.copy() as? NSPredicate === predicate)
  }

  @Test func `Foundation's collections are filtered`() {
    let adults = NSPredicate(format: "age >= 18")
    let people: [[String: Any]] = [["age": 36], ["age": 3], ["age": 18]]
    #expect(people.filtered(using: adults).compactMap { $0["age"] as? Int } == [36, 18])
    #expect(NSArray(array: people).filtered(using: adults).count == 2)
    let large = NSPredicate(format: "SELF > 9")
    #expect(NSOrderedSet(array: [1, 20]).filtered(using: large).count == 1)
    #expect(NSSet(array: [1, 20, 30]).filtered(using: large).count == 2)
    let list = NSMutableArray(array: people)
    list.filter(using: adults)
    #expect(list.count == 2)
    #expect(["Ada", "Bob"].filtered(using: NSPredicate(format: "SELF LIKE 'A*'")) == ["Ada"])
  }

  @Test func `a subclass of somebody else's passes questions on`() {
    final class Custom: NSPredicate {
      override init(value: Bool) { super.init(value: value) }
      override init(block: @escaping (Any?, [String: Any]?) -> Bool) { super.init(block: block) }
    }
    let predicate = Custom(format: "SELF > $limit")
    #expect(predicate.evaluate(with: 3, substitutionVariables: ["limit": 2]))
    #expect(!predicate.evaluate(with: 3, substitutionVariables: ["limit": 4]))
  }

  /// Apple raises `NSInvalidArgumentException` here, which also ends a Swift program.
  @Test func `a format that cannot be parsed stops the program and says where it is wrong`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "name == 'Ada' && age => ")
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSPredicateFormatTests.swift:"))
    #expect(text.contains("name == 'Ada' && age => "))
    #expect(text.contains("^"))
  }

  @Test func `an argument of the wrong kind stops the program and says what it is`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "age == %d", [1])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("argument 1 is a list, but '%d' stands for a whole number"))
  }

  @Test func `a missing argument stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "age == %d AND name == %@", argumentArray: [1])
    }
  }

  /// Number against text: see the public vectors of the group numstr.
  @Test func `an evaluation without an answer stops the program and says why`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "age > 18").evaluate(with: ["age": "old"])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("\"old\" cannot be ordered against 18, in: age > 18"))
    #expect(text.contains("NSPredicateFormatTests.swift:"))
  }

  @Test func `a variable without a value stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "SELF > $limit").evaluate(with: 1)
    }
  }
}
#endif
