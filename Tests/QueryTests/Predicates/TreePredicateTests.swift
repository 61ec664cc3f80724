import Foundation
import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

@Suite struct TreePredicateTests {
  /// A screen with something of every kind that predicates ask for.
  static let tree = ElementTree {
    ElementRecord(.application, label: "Shop", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
      ElementRecord(
        .button,
        identifier: "pay",
        label: "Pay now",
        frame: Rect(x: 10, y: 20.5, width: 100, height: 44),
        isEnabled: true
      )
      ElementRecord(.button, label: "Café", isEnabled: false)
      ElementRecord(
        .textField,
        identifier: "mail",
        value: "a@b.c",
        placeholderValue: "E-mail",
        attributes: [ElementAttribute(name: "traits", value: "TextEntry")]
      )
      ElementRecord(.switch, identifier: "on", label: "On", value: "1")
    }
  }

  @Test(
    arguments: [
      // Both dialects.
      ("label == 'Pay now'", [1]), ("label CONTAINS[cd] 'CAFE'", [2]), ("value == '1'", [4]),
      // A value is a text, which no number equals.
      ("value == 1", []), ("enabled == 1", [1]), ("enabled == NO", [2]),
      ("enabled == nil", [0, 3, 4]),
      // WebDriverAgent: the name is the identifier, or else the label.
      ("name == 'pay'", [1]), ("name == 'Café'", [2]), ("wdName == 'Shop'", [0]),
      ("type == 'XCUIElementTypeButton'", [1, 2]), ("wdType ENDSWITH 'Field'", [3]),
      ("rect.x == 10", [1]), ("wdRect.width BETWEEN {100, 400}", [0, 1]), ("rect.x == '10'", []),
      ("rect == nil", [2, 3, 4]), ("index == 2", [3]), ("traits == 'TextEntry'", [3]),
      ("placeholderValue == 'E-mail'", [3]), ("UID == nil", [0, 1, 2, 3, 4]), ("visible == 1", []),
      // XCUITest.
      ("identifier == 'pay'", [1]), ("identifier == ''", [0, 2]), ("elementType == 9", [1, 2]),
      ("elementType IN {40, 49}", [3, 4]), ("isEnabled == true", [1]),
      ("exists == 1", [0, 1, 2, 3, 4]),
      ("title == ''", [0, 1, 2, 3, 4]), ("'Pay now' IN identifiers", [1]),
      ("frame == nil", [2, 3, 4]),
      // Compound.
      ("type == 'XCUIElementTypeButton' AND NOT enabled == 1", [2]),
      ("label == 'Shop' OR identifier == 'on'", [0, 4]), ("TRUEPREDICATE", [0, 1, 2, 3, 4]),
      ("FALSEPREDICATE OR 1 == 2", []), ("name IN {'pay', 'on', 'nothing'}", [1, 4]),
      ("label MATCHES '.*o.*'", [0, 1]), ("label LIKE '?ay*'", [1]),
    ] as [(String, [Int])]
  )
  func `a predicate finds elements`(_ format: String, _ expected: [Int]) throws {
    let predicate = try TreePredicate(format: format)
    #expect(try predicate.nodes(in: Self.tree).map(\.index) == expected)
    #expect(try predicate.nodes(in: Self.tree, limit: 1).map(\.index) == Array(expected.prefix(1)))
  }

  @Test func `XCUITest's label is empty where WebDriverAgent's is missing`() throws {
    let tree = ElementTree { ElementRecord(.other) }
    for (dialect, isEmpty) in [(PredicateDialect.xcuitest, true), (.webDriverAgent, false)] {
      let predicate = try TreePredicate(format: "label == ''", dialect: dialect)
      #expect(try predicate.nodes(in: tree).isEmpty != isEmpty)
    }
  }

  @Test(arguments: [
    (PredicateDialect.xcuitest, "name == 'a'"), (.xcuitest, "wdLabel == 'a'"),
    (.webDriverAgent, "identifier == 'a'"), (.webDriverAgent, "title == 'blabla'"),
    (.any, "lable == 'a'"), (.any, "rect.z == 1"), (.any, "SELF.nothing == 1"),
  ])
  func `a key that the dialect does not have is an error`(
    _ dialect: PredicateDialect,
    _ format: String
  ) {
    let error = #expect(throws: PredicateSyntaxError.self) {
      try TreePredicate(format: format, dialect: dialect)
    }
    guard case .unknownKey(_, let known) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!known.isEmpty)
  }

  @Test(arguments: PredicateDialect.allCases)
  func `an element by itself has the values that it has in its tree`(
    _ dialect: PredicateDialect
  ) throws {
    let tree = ElementTree.random(seed: 7, count: 300)
    for key in dialect.vocabulary.keys {
      let column = try #require(TreeTable(tree, dialect: dialect).column(forKeyPath: [key]))
      for node in tree {
        let isSame = TreePredicate(
          try FormatPredicate(format: "%K == $value", key),
          dialect: dialect
        )
        #expect(
          try isSame.matches(node, variables: ["value": column.value(at: node.index)]),
          "\(key) of \(node.index)"
        )
      }
    }
  }

  @Test func `Foundation's predicates take elements`() throws {
    let isPayButton = NSPredicate(format: "name == 'pay' AND elementType == 9 AND rect.x < 20")
    #expect(Self.tree.map { isPayButton.evaluate(with: $0) } == [false, true, false, false, false])
    let condition = EasyPredicate.type(.button) && .label(.contains, "Caf")
    #expect(Self.tree.filter { condition.toPredicate.evaluate(with: $0) }.map(\.index) == [2])
    let same = NSPredicate(format: "SELF == %@", Self.tree[1])
    #expect(Self.tree.filter { same.evaluate(with: $0) }.map(\.index) == [1])
  }

  @Test func `what has no answer is an error`() throws {
    let predicate = try TreePredicate(format: "value > 3")
    let error = #expect(throws: PredicateEvaluationError.self) {
      try predicate.nodes(in: Self.tree)
    }
    #expect(error?.problem == .incomparable("\"a@b.c\"", "3"))
    #expect(error?.expression == "value > 3")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a compiled predicate answers as an interpreted one`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // More elements than are looked at together.
    let tree = ElementTree.random(seed: seed, count: seed % 4 == 0 ? 2_500 : 60)
    for _ in 0..<60 {
      let predicate = FormatPredicate.random(depth: 3, using: &generator)
      let dialect = PredicateDialect.allCases.randomElement(using: &generator) ?? .any
      let table = TreeTable(tree, dialect: dialect)
      guard let interpretation = Interpretation(predicate, over: table) else { continue }
      let compiled = try predicate.compile(for: table)
      let expected = Outcome { try interpretation.rows(for: predicate) }
      #expect(Outcome { try compiled.matchingRows() } == expected, "\(predicate)")
      let row = Int.random(in: 0..<tree.count, using: &generator)
      #expect(
        Outcome { try compiled.matches(row: row) }
          == Outcome { try predicate.evaluate(with: interpretation.subject(row)) },
        "\(predicate)"
      )
    }
  }
}

/// The elements of a tree one by one, without anything compiled.
private struct Interpretation {
  let columns: [String: PredicateColumn]
  let rowCount: Int

  init?(_ predicate: FormatPredicate, over table: TreeTable) {
    var columns: [String: PredicateColumn] = [:]
    for key in predicate.subjectKeys {
      guard let column = table.column(forKeyPath: [key]) else { return nil }
      columns[key] = column
    }
    self.columns = columns
    rowCount = table.rowCount
  }

  func subject(_ row: Int) -> Row { Row(columns: columns, row: row) }

  func rows(for predicate: FormatPredicate) throws -> [Int] {
    try (0..<rowCount).filter { try predicate.evaluate(with: subject($0)) }
  }

  struct Row: PredicateSubject {
    let columns: [String: PredicateColumn]
    let row: Int

    func predicateValue(forKey key: String) -> PredicateValue? { columns[key]?.value(at: row) }

    func isEqual(to other: any PredicateSubject) -> Bool { false }
  }
}

extension FormatPredicate {
  /// Makes a predicate over the keys of elements, much of which makes sense.
  fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> Self {
    let choice = Int.random(in: 0..<10, using: &generator)
    if depth > 0, choice < 5 {
      let parts = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        random(depth: depth - 1, using: &generator)
      }
      switch choice {
      case 0: return .not(random(depth: depth - 1, using: &generator))
      case 1, 2: return .and(parts)
      default: return .or(parts)
      }
    }
    if choice == 9 { return .constant(Bool.random(using: &generator)) }
    let keys: [FormatExpression] = [
      .key("label"), .key("value"), .key("name"), .key("type"), .key("enabled"), .key("visible"),
      .key("elementType"), .key("index"), .key("rect", "x"), .key("frame", "size", "width"),
      .key("rect"), .key("identifier"), .key("traits"), .key("exists"), .string("Label"),
      .integer(1), .null,
    ]
    var left = keys.randomElement(using: &generator) ?? .null
    let op = Operator.allCases.randomElement(using: &generator) ?? .equalTo
    var right = operand(for: op, using: &generator)
    if Bool.random(using: &generator), op != .matches, op != .in { swap(&left, &right) }
    let options = Options(rawValue: UInt8.random(in: 0..<16, using: &generator))
    let modifier: Modifier = choice == 8 ? .any : .direct
    let isPlain = Bool.random(using: &generator)
    return .comparison(
      Comparison(left, op, right, options: isPlain ? [] : options, modifier: modifier)
    )
  }

  private static func operand(
    for op: Operator,
    using generator: inout SeededGenerator
  ) -> FormatExpression {
    func value() -> FormatExpression {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .null
      case 1: .integer(Int64.random(in: -1...60, using: &generator))
      case 2: .constant(.real(145.66666666666666))
      case 3: .key("label")
      case 4: .integer(1 << 60)
      default: .string(AwkwardText.all.randomElement(using: &generator) ?? "")
      }
    }
    switch op {
    case .between: return .aggregate([value(), value()])
    case .in where Bool.random(using: &generator): return .aggregate([value(), value(), value()])
    case .matches:
      return .string(["(", ".*e.*", "", "[a-z]+"].randomElement(using: &generator) ?? "")
    default: return value()
    }
  }
}
