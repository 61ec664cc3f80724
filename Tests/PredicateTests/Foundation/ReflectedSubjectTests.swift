import Foundation
import Predicate
import Testing

/// Swift objects as subjects, by their stored properties.
@Suite struct ReflectedSubjectTests {
  @propertyWrapper struct Wrapped<Value> {
    var wrappedValue: Value
  }

  class Person {
    let name: String
    var isActive = true
    var nickname: String?
    var _secret = 7
    @Wrapped var score = 10
    @Wrapped var isBest = false
    lazy var initials = String(name.prefix(1))
    weak var friend: Person?
    var children: [Person] = []
    let home = (city: "London", number: 5)

    init(_ name: String) { self.name = name }
  }

  final class Employee: Person {
    var salary = 100.5
    var manager: Employee?
  }

  final class Document: NSObject {
    let title: String

    init(title: String) { self.title = title }

    override func isEqual(_ object: Any?) -> Bool { (object as? Document)?.title == title }

    override var hash: Int { title.hash }
  }

  private static func staff() -> Employee {
    let ada = Employee("Ada")
    ada.friend = ada
    ada.manager = ada
    ada.children = [Person("Bob"), ada]
    return ada
  }

  /// Formats and their answers for Ada, nil where there is none.
  ///
  /// The order of keys is that of Apple's *Key-Value Coding Programming Guide*, “Accessor Search
  /// Patterns”.
  static let formats: [(String, Bool?)] = [
    ("name == 'Ada'", true), ("salary > 100", true), ("isActive == YES", true),
    ("active == YES", true), ("active == NO", false), ("nickname == nil", true),
    ("secret == 7", true), ("_secret == 7", true), ("score == 10", true), ("best == NO", true),
    ("isBest == YES", false), ("initials == nil", true), ("home.city == 'London'", true),
    ("friend.name == 'Ada'", true), ("manager.manager.manager.salary == 100.5", true),
    ("children.@count == 2", true), ("children.name == {'Bob', 'Ada'}", true),
    ("ANY children.name == 'Cid'", false), ("SELF IN children", true), ("manager == SELF", true),
    ("children[0] == SELF", false), ("manager != nil", true),
    ("SUBQUERY(children, $c, $c.salary > 1).@count == 1", nil),
  ]

  @Test(arguments: formats)
  func `stored properties are keys`(_ format: String, _ expected: Bool?) throws {
    let predicate = try FormatPredicate(format: format)
    let ada = Self.staff()
    defer {
      ada.manager = nil
      ada.children = []
    }
    if let expected {
      #expect(try predicate.evaluate(withObject: ada) == expected)
    } else {
      #expect(throws: PredicateEvaluationError.self) { try predicate.evaluate(withObject: ada) }
    }
  }

  @Test func `a lazy property has its value once it was asked for`() throws {
    let ada = Person("Ada")
    let predicate = try FormatPredicate(format: "initials == 'A'")
    #expect(try !predicate.evaluate(withObject: ada))
    #expect(ada.initials == "A")
    #expect(try predicate.evaluate(withObject: ada))
  }

  @Test func `the name itself comes before the question, and that before the underscore`() throws {
    struct Both {
      let _on = 3
      let isOn = 2
      let on = 1
    }
    struct Two {
      let _on = 3
      let isOn = 2
    }
    let predicate = try FormatPredicate(format: "on == $n")
    #expect(try predicate.evaluate(withObject: Both(), variables: ["n": 1]))
    #expect(try predicate.evaluate(withObject: Two(), variables: ["n": 2]))
  }

  @Test func `a key that is not there is an error that names the type`() throws {
    let predicate = try FormatPredicate(format: "nmae == 'Ada'")
    let error = #expect(throws: PredicateEvaluationError.self) {
      try predicate.evaluate(withObject: Person("Ada"))
    }
    #expect(error?.problem == .unknownKey("nmae", of: "an object (Person)"))
  }

  @Test func `equality is that of the type, or identity`() throws {
    struct Point: Equatable { var x: Int }
    struct Opaque { var x: Int }
    let predicate = try FormatPredicate(format: "SELF == $other")
    func areEqual(_ first: Any, _ second: Any) throws -> Bool {
      try predicate.evaluate(withObject: first, variables: ["other": second])
    }
    #expect(try areEqual(Point(x: 1), Point(x: 1)))
    #expect(try !areEqual(Point(x: 1), Point(x: 2)))
    #expect(try !areEqual(Opaque(x: 1), Opaque(x: 1)))
    let ada = Person("Ada")
    #expect(try areEqual(ada, ada))
    #expect(try !areEqual(ada, Person("Ada")))
    #expect(try areEqual(Document(title: "a"), Document(title: "a")))
    #expect(try !areEqual(Document(title: "a"), Document(title: "b")))
    #expect(try !areEqual(Document(title: "a"), "a"))
    let id = UUID()
    #expect(try areEqual(id, NSUUID(uuidString: id.uuidString) as Any))
  }

  @Test func `an array of objects is filtered`() {
    let people = [Person("Ada"), Person("Bob"), Person("Alan")]
    let found = people.filter {
      (try? FormatPredicate(format: "name BEGINSWITH 'A'").evaluate(withObject: $0)) ?? false
    }
    #expect(found.map(\.name) == ["Ada", "Alan"])
  }
}
