import Predicate
import TestSupport
import Testing

@Suite struct CompiledPredicateTests {
  /// Four subjects in columns of every kind.
  static let table = People(columns: [
    ["name"]: .strings(["Ann", "bob", nil, "Élise"]),
    ["age"]: .integers([30, 12, nil, 9_007_199_254_740_993]),
    ["isMember"]: .booleans([true, false, nil, true]),
    ["height"]: .reals([1.75, .nan, nil, 2]),
    ["tags"]: .values { row in
      row == 1 ? .null : .array([.integer(Int64(row)), .string("x")])
    },
    ["home"]: .values { row in .dictionary(["city": row == 0 ? .string("Rom") : .null]) },
    ["home", "city"]: .strings(["Rom", nil, nil, nil]),
  ])

  @Test(
    arguments: [
      // Texts.
      ("name == 'Ann'", [0]), ("name != 'Ann'", [1, 2, 3]), ("name ==[c] 'BOB'", [1]),
      ("name == nil", [2]), ("name != nil", [0, 1, 3]), ("name <= nil", [2]), ("name < nil", []),
      ("name BEGINSWITH 'A'", [0]), ("name BEGINSWITH[cd] 'e'", [3]), ("name CONTAINS[c] 'B'", [1]),
      ("name ENDSWITH 'e'", [3]), ("name LIKE '?n*'", [0]), ("name MATCHES '[a-z]+'", [1]),
      ("'b' < name", [1]), ("name BETWEEN {'A', 'c'}", [0, 1, 3]),
      ("name IN {'Ann', 'Élise', 3}", [0, 3]),
      ("name IN[c] {'ANN', 'BOB'}", [0, 1]), ("name IN {}", []), ("name == 3", []),
      ("name != 3", [0, 1, 2, 3]),
      // Numbers, of which those beyond 2^53 must not be rounded.
      ("age == 30", [0]), ("age == 9007199254740993", [3]), ("age == 9007199254740992", []),
      ("age > 12", [0, 3]), ("age >= 12.5", [0, 3]), ("12 >= age", [1]),
      ("age BETWEEN {12, 30}", [0, 1]),
      ("age BETWEEN {30, 12}", []), ("age IN {12, 30.0, 'x'}", [0, 1]), ("age == nil", [2]),
      ("age != 30", [1, 2, 3]), ("age == '30'", []), ("age != '30'", [0, 1, 2, 3]),
      ("isMember == YES", [0, 3]), ("isMember != 1", [1, 2]), ("isMember == nil", [2]),
      ("height > 1.75", [3]), ("height == nil", [1, 2]), ("height <= 1.75", [0]),
      // What is evaluated row by row.
      ("ANY tags == 2", [2]), ("tags.@count == 2", [0, 2, 3]), ("age + 0 == 12", [1]),
      ("home.city == 'Rom'", [0]), ("name.length == 3", [0, 1]), ("#self.name == 'Ann'", [0]),
      // Compound.
      ("isMember == 1 AND name BEGINSWITH 'A' OR age < 20", [0, 1]),
      ("NOT (isMember == 1)", [1, 2]),
      ("NOT (name == 'Ann' OR isMember == NO) AND 1 == 1", [2, 3]), ("2 < 1 AND age > 'a'", []),
      ("2 > 1 OR age > 'a'", [0, 1, 2, 3]), ("isMember == nil AND age > 'a'", []),
      ("$limit < age", [0, 3]), ("age > $limit + 10", [0, 3]),
    ] as [(String, [Int])]
  )
  func `rows are found`(_ format: String, _ expected: [Int]) throws {
    let predicate = try FormatPredicate(format: format)
    let compiled = try predicate.compile(for: Self.table, variables: ["limit": .integer(12)])
    #expect(try compiled.matchingRows() == expected)
    #expect(try (0..<4).filter { try compiled.matches(row: $0) } == expected)
    #expect(try compiled.matchingRows(in: 1..<3) == expected.filter { (1..<3).contains($0) })
    #expect(try compiled.matchingRows(limit: 1) == Array(expected.prefix(1)))
  }

  @Test func `a key without a column is an error before any row is looked at`() throws {
    let predicate = try FormatPredicate(format: "FALSEPREDICATE AND salary > 3")
    let error = #expect(throws: PredicateEvaluationError.self) {
      try predicate.compile(for: Self.table)
    }
    #expect(error?.problem == .unknownKey("salary", of: "the subject"))
    #expect(error?.expression == "salary > 3")
  }

  @Test func `the first row without an answer is told, and those before it are found`() throws {
    let predicate = try FormatPredicate(format: "age < 20 OR name > 3")
    let compiled = try predicate.compile(for: Self.table)
    let error = #expect(throws: PredicateEvaluationError.self) { try compiled.matchingRows() }
    #expect(error?.problem == .incomparable("\"Ann\"", "3"))
    #expect(try compiled.matchingRows(in: 1..<3) == [1])
    #expect(try compiled.matchingRows(in: 1..<4, limit: 1) == [1])
  }

  @Test(arguments: [
    "name == 'Ann' OR age > 'a' OR name == 'bob'",
    "name == 'x' OR name MATCHES '(' OR name == 'bob'",
    "name == 'bob' AND age > 'a' AND name == 'x'", "NOT (age > 'a' AND name == 'x')",
  ])
  func `nothing is moved past what fails`(_ format: String) throws {
    let predicate = try FormatPredicate(format: format)
    let compiled = try predicate.compile(for: Self.table)
    for row in 0..<4 {
      let subject = PredicateValue.dictionary([
        "name": Self.table.column(forKeyPath: ["name"])?.value(at: row) ?? .null,
        "age": Self.table.column(forKeyPath: ["age"])?.value(at: row) ?? .null,
      ])
      let expected = Self.outcome { try predicate.evaluate(with: subject) }
      #expect(Self.outcome { try compiled.matches(row: row) } == expected)
      #expect(Self.outcome { try compiled.matchingRows(in: row..<row + 1) == [row] } == expected)
    }
  }

  @Test func `a regular expression that is malformed fails only where there is a text`() throws {
    let compiled = try FormatPredicate(format: "name MATCHES '('").compile(for: Self.table)
    #expect(try compiled.matches(row: 2) == false)
    #expect(throws: PredicateEvaluationError.self) { try compiled.matches(row: 0) }
  }

  @Test func `a table may be empty`() throws {
    let table = People(columns: [["name"]: .strings([])], rowCount: 0)
    let compiled = try FormatPredicate(format: "name == 'a' OR NOT name == 'b'").compile(for: table)
    #expect(compiled.rowCount == 0)
    #expect(try compiled.matchingRows() == [])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a compiled predicate answers as an interpreted one`(_ seed: UInt64) throws {
    var random = RandomPredicate(seed: seed)
    for _ in 0..<50 {
      let predicate = random.predicate()
      let variables = random.variables()
      // A row is no dictionary whose members could be counted, and chance and time give other
      // answers each time.
      let text = predicate.description
      guard !["SELF", "#self", "@", "now", "random"].contains(where: text.contains) else {
        continue
      }
      let columns = Dictionary(
        uniqueKeysWithValues: predicate.subjectKeys.sorted().map { key in
          ([key], Self.column(random.value(), random.value()))
        }
      )
      let table = People(columns: columns, rowCount: 2)
      let compiled = try predicate.compile(for: table, variables: variables)
      for row in 0..<2 {
        let subject = PredicateValue.dictionary(
          Dictionary(uniqueKeysWithValues: columns.map { ($0.key[0], $0.value.value(at: row)) })
        )
        let expected = Self.outcome { try predicate.evaluate(with: subject, variables: variables) }
        #expect(Self.outcome { try compiled.matches(row: row) } == expected, "\(text)")
        let found = Self.outcome { try compiled.matchingRows(in: row..<row + 1) == [row] }
        #expect(found == expected, "\(text)")
      }
    }
  }

  /// A column of two values, of the narrowest kind that holds them.
  private static func column(_ first: PredicateValue, _ second: PredicateValue) -> PredicateColumn {
    switch (first, second) {
    case (.string(let first), .string(let second)): .strings([first, second])
    case (.string(let first), .null): .strings([first, nil])
    case (.null, .string(let second)): .strings([nil, second])
    case (.integer(let first), .integer(let second)): .integers([first, second])
    case (.integer(let first), .null): .integers([first, nil])
    case (.real(let first), .real(let second)) where !first.isNaN && !second.isNaN:
      .reals([first, second])
    default: .values([first, second])
    }
  }

  private static func outcome(_ work: () throws -> Bool) -> String {
    do { return "\(try work())" } catch { return "\(error)" }
  }
}

extension PredicateColumn {
  /// A column of any two values.
  fileprivate static func values(_ values: [PredicateValue]) -> PredicateColumn {
    .values { values[$0] }
  }
}

struct People: PredicateTable {
  let columns: [[String]: PredicateColumn]
  var rowCount = 4

  func column(forKeyPath keys: [String]) -> PredicateColumn? { columns[keys] }
}
