import Hierarchy
import TestSupport

/// XPath expressions and small trees at random, made of so few words that many match.
struct RandomXPath {
  private(set) var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let types: [ElementType] = [.cell, .button, .other, .staticText, .table]
  private static let texts = ["a", "b", "ab", "c a", "1", "12", "-3.5", "true", "é", " x  y ", ""]
  private static let attributes = [
    "name", "label", "value", "type", "enabled", "visible", "x", "y", "width", "height", "index",
    "hittable", "traits", "hint", "nope",
  ]
  private static let axes = [
    "child", "descendant", "parent", "ancestor", "following-sibling", "preceding-sibling",
    "following", "preceding", "self", "descendant-or-self", "ancestor-or-self",
  ]

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  // MARK: Expressions

  /// An expression, mostly a path.
  mutating func expression() -> String {
    switch number(0...9) {
    case 0...5: return path(3)
    case 6: return "(\(path(2)))\(predicate(2))" + (chance(50) ? "/\(step(1))" : "")
    case 7: return "\(path(2)) | \(chance(10) ? "id(\(value(1)))" : path(2))"
    default: return value(3)
    }
  }

  mutating func path(_ depth: Int) -> String {
    var text = any(["//", "//", "/", "", "", ".//"])
    for index in 0..<number(1...3) {
      if index > 0 { text += chance(30) ? "//" : "/" }
      text += step(depth)
    }
    if chance(15) { text += "/\(attribute())" }
    if chance(4) { text += "/.." }
    return text
  }

  private mutating func step(_ depth: Int) -> String {
    switch number(0...19) {
    case 0: return "."
    case 1: return ".."
    default: break
    }
    let axis = chance(55) ? "" : any(Self.axes) + "::"
    let test = any([
      "*", "*", "node()", "XCUIElementTypeAny", any(Self.types).webDriverName,
      any(Self.types).webDriverName, any(Self.types).webDriverName, "XCUIElementTypeFuture",
      "text()",
    ])
    var text = axis + test
    guard depth > 0 else { return text }
    for _ in 0..<any([0, 0, 0, 1, 1, 2]) { text += predicate(depth) }
    return text
  }

  private mutating func predicate(_ depth: Int) -> String {
    if chance(30) {
      return any([
        "[1]", "[2]", "[last()]", "[last() - 1]", "[position() > 1]", "[0]", "[1.5]",
        "[position() mod 2 = 1]", "[position() != last()]", "[not(position() = 2)]",
      ])
    }
    return "[\(boolean(depth - 1))]"
  }

  private mutating func attribute() -> String {
    chance(12) ? any(["@*", "attribute::node()"]) : "@" + any(Self.attributes)
  }

  private mutating func boolean(_ depth: Int) -> String {
    guard depth > 0 else {
      return any([
        attribute(), "\(attribute()) = \(literal())", "contains(\(attribute()), \(literal()))",
      ])
    }
    switch number(0...14) {
    case 0: return "\(boolean(depth - 1)) and \(boolean(depth - 1))"
    case 1: return "\(boolean(depth - 1)) or \(boolean(depth - 1))"
    case 2: return "not(\(boolean(depth - 1)))"
    case 3, 4: return "\(attribute()) \(any(["=", "!="])) \(literal())"
    case 5: return "\(value(depth - 1)) \(comparison()) \(value(depth - 1))"
    case 6:
      return any(["contains", "starts-with", "ends-with"]) + "(\(text(depth - 1)), \(literal()))"
    case 7: return "matches(\(attribute()), \(any(["'a'", "'^a.*'", "'[0-9]+', 'i'", "'A', 'i'"])))"
    case 8, 9: return relative(depth - 1)
    case 10: return "\(relative(depth - 1))/\(attribute()) \(comparison()) \(any([literal(), "2"]))"
    case 11: return attribute()
    case 12: return "boolean(\(value(depth - 1)))"
    case 13: return chance(50) ? "lang(\(value(depth - 1)))" : "not(lang('en'))"
    default: return "\(attribute()) \(comparison()) \(attribute())"
    }
  }

  /// A path that begins at the context, mostly.
  private mutating func relative(_ depth: Int) -> String {
    var text = any(["", "", "./", ".//", "//"])
    for index in 0..<number(1...2) {
      if index > 0 { text += "/" }
      text += step(depth - 1)
    }
    return text
  }

  private mutating func comparison() -> String { any(["=", "=", "!=", "<", "<=", ">", ">="]) }

  private mutating func literal() -> String { "'\(any(Self.texts))'" }

  private mutating func value(_ depth: Int) -> String {
    guard depth > 0 else { return any([literal(), "\(number(-2...3))", attribute()]) }
    switch number(0...9) {
    case 0, 1: return text(depth - 1)
    case 2, 3: return numeric(depth - 1)
    case 4: return "(\(boolean(depth - 1)))"
    case 5: return attribute()
    case 6: return literal()
    case 7: return "id(\(value(depth - 1)))" + any(["", "", "/@name", "[1]"])
    default: return path(depth - 1)
    }
  }

  private mutating func text(_ depth: Int) -> String {
    guard depth > 0 else { return any([literal(), attribute(), attribute()]) }
    switch number(0...16) {
    case 0: return "string(\(value(depth - 1)))"
    case 1: return "concat(\(text(depth - 1)), \(text(depth - 1)), \(numeric(depth - 1)))"
    case 2: return any(["normalize-space", "lower-case", "upper-case"]) + "(\(text(depth - 1)))"
    case 3: return any(["substring-before", "substring-after"]) + "(\(attribute()), \(literal()))"
    case 4: return "substring(\(text(depth - 1)), \(numeric(depth - 1)))"
    case 5: return "substring(\(attribute()), \(numeric(0)), \(numeric(depth - 1)))"
    case 6: return "translate(\(attribute()), \(literal()), \(literal()))"
    case 7: return any(["name", "local-name"]) + any(["()", "(\(path(0)))", "(..)"])
    case 8: return "replace(\(attribute()), \(any(["'a'", "'[a-c]'", "'(.)b'"])), 'z')"
    case 9: return "tokenize(\(attribute())\(any(["", ", 'a'", ", '\\s+'", ", ''"])))"
    case 10: return "string-join(\(any([path(0), "tokenize(@label, ' ')", attribute()])), '-')"
    case 11: return any(["string()", "normalize-space()"])
    case 12: return "string(\(numeric(depth - 1)))"
    case 13: return "namespace-uri" + any(["()", "(\(path(0)))", "(@name)", "(..)"])
    default: return any([attribute(), literal()])
    }
  }

  private mutating func numeric(_ depth: Int) -> String {
    guard depth > 0 else {
      return any([
        "\(number(0...5))", "\(number(0...5))", "0.5", "-1", "1e3", ".25",
        "number(\(attribute()))", any(["(1 div 0)", "(-1 div 0)", "(0 div 0)"]),
      ])
    }
    switch number(0...11) {
    case 0: return "count(\(path(depth - 1)))"
    case 1: return "string-length(\(any(["", text(depth - 1)])))"
    case 2: return any(["floor", "ceiling", "round"]) + "(\(numeric(depth - 1)) div 4)"
    case 3, 4:
      return "\(numeric(depth - 1)) \(any(["+", "-", "*", "div", "mod"])) \(numeric(depth - 1))"
    case 5: return "-(\(numeric(depth - 1)))"
    case 6: return any(["position()", "last()"])
    case 7: return "number(\(value(depth - 1)))"
    case 8: return "sum(\(path(0))/@index)"
    case 9: return "number()"
    default: return numeric(0)
    }
  }

  // MARK: Trees

  /// A tree with one root or several.
  mutating func tree(count: Int) -> ElementTree {
    var builder = ElementTreeBuilder()
    let hasSeveralRoots = chance(20)
    for index in 0..<count {
      if index > 0 {
        for _ in 0..<number(0...2) where builder.depth > (hasSeveralRoots ? 0 : 1) { builder.end() }
      }
      var entry =
        chance(5)
        ? ElementRecordEntry(unknownType: "XCUIElementTypeFuture")
        : ElementRecordEntry(index == 0 ? .application : any(Self.types))
      entry.depth = builder.depth
      entry.label = chance(25) ? nil : any(Self.texts)
      entry.name = chance(50) ? entry.label : any(Self.texts)
      entry.value = chance(50) ? nil : any(Self.texts)
      for flag in BooleanAttribute.allCases where chance(60) { entry.flags[flag] = chance(50) }
      entry.flags.lacksTypeAttribute = chance(10)
      entry.flags.hasIndexAttribute = chance(70)
      let numbers: [Double] = [0, -0.0, 1, 2, 44, 0.5, -12, 1e20, 145.66666666666666]
      entry.frame.x = chance(80) ? any(numbers) : nil
      entry.frame.y = chance(80) ? any(numbers) : nil
      entry.frame.width = chance(80) ? any(numbers) : nil
      entry.frame.height = chance(80) ? any(numbers) : nil
      for name in ["traits", "hint", "xml:lang", "xml:id", "id"] where chance(25) {
        entry.attributes.append(ElementAttribute(name: name, value: any(Self.texts)))
      }
      do {
        try builder.begin(entry)
      } catch {
        preconditionFailure("A tree cannot hold \(error).")
      }
    }
    return builder.finish()
  }
}
