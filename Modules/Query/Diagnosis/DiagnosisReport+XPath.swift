internal import Diagnostics
internal import Hierarchy
internal import Predicate

extension DiagnosisReport {
  /// Explains that an XPath expression selects nothing, as far as its words tell.
  mutating func explain(_ expression: XPathExpression) {
    explainSteps(of: expression)
    var attribute: String?
    var function = ""
    var previous = XPathWord.symbol("")
    for word in XPathWords(expression.text).prefix(200) {
      defer { previous = word }
      switch word {
      case .attribute(let name):
        attribute = name
        explain(xpathAttribute: name)
      case .function(let name): function = name
      case .symbol(let text):
        if text == ")" || text == "[" { function = "" }
        if text == "[" { attribute = nil }
      case .text(let text), .number(let text):
        guard let attribute, previous == .symbol("=") || previous == .symbol(",") else { continue }
        explain(attribute, text, function)
      case .name(let name): explain(xpathName: name)
      }
    }
  }

  private mutating func explain(xpathAttribute name: String) {
    let isKnown = XPathWords.attributes.contains(name) || tree.furtherAttributeNames.contains(name)
    if !isKnown {
      let nearest = name.nearest(among: XPathWords.attributes)
      let advice = ["text": "label", "content-desc": "label", "identifier": "name", "id": "name"][
        name
      ]
      return add(.unknownAttribute(name, nearest: advice.map { [$0] } ?? nearest))
    }
    // Predicates know the index of any element, but XPath only as far as it is in the dump.
    let isIndexAbsent = name == "index" && !tree.flags.contains(where: \.hasIndexAttribute)
    if let key = ElementKey(rawValue: name), !tree.has(key) || isIndexAbsent {
      add(.unrecordedAttribute("@\(name)"))
    }
  }

  private mutating func explain(_ attribute: String, _ text: String, _ function: String) {
    guard let key = ElementKey(rawValue: attribute) else { return }
    if key.valueKind == .boolean {
      if text != "true", text != "false" { add(.notBoolean(attribute: attribute, word: text)) }
      return
    }
    if key == .type {
      if (ElementType(webDriverName: text).map { tree.nodes(ofType: $0).isEmpty }) ?? true {
        explainAbsence(ofType: text)
      }
      return
    }
    let relation: FormatPredicate.Operator =
      switch function {
      case "contains": .contains
      case "starts-with": .beginsWith
      case "ends-with": .endsWith
      case "": .equalTo
      default: .tokenMatches
      }
    guard relation != .tokenMatches, key != .index else { return }
    let condition = FormatPredicate.comparison(
      FormatPredicate.Comparison(.key(attribute), relation, .string(text))
    )
    let count = (try? TreePredicate(condition, dialect: .any).nodes(in: tree).count) ?? 0
    let words =
      function.isEmpty ? "@\(attribute)='\(text)'" : "\(function)(@\(attribute), '\(text)')"
    add(.condition(words, count: count))
    guard count == 0 else { return }
    explainText(
      text,
      relation,
      attribute: "@\(attribute)",
      key: key,
      rows: Array(range),
      condition: words
    )
  }

  private mutating func explain(xpathName name: String) {
    if name == "AppiumAUT" || name == tree.wrapper { return add(.wrapperInPath(name)) }
    if let type = ElementType(webDriverName: name) {
      if tree.nodes(ofType: type).isEmpty, type != .any { explainAbsence(ofType: name) }
    } else if tree.unknownTypeNames.contains(name) {
      return
    } else if let type = ElementType(name: name) {
      add(.shortTypeName(name, full: type.webDriverName))
    } else {
      let nearest = ClassChainParser.typeNames(near: name)
      add(.absentType(name, nearest: nearest))
    }
  }
}

/// A word of an XPath expression.
enum XPathWord: Equatable {
  case text(String)
  case number(String)
  case attribute(String)
  case function(String)
  /// The name of elements.
  case name(String)
  /// Anything else, one character each.
  case symbol(String)
}

/// The words of an XPath expression, without its grammar.
struct XPathWords: Sequence, IteratorProtocol {
  /// The attributes of WebDriverAgent's XML.
  static let attributes = [
    "type", "value", "name", "label", "enabled", "visible", "accessible", "focused", "selected",
    "x", "y", "width", "height", "index", "hittable", "placeholderValue", "traits",
  ]

  private static let operators: Set<String> = ["and", "or", "div", "mod"]

  private let source: [UInt8]
  private var place = 0

  init(_ expression: String) { source = Array(expression.utf8) }

  mutating func next() -> XPathWord? {
    while place < source.count, source[place].isBlank { place += 1 }
    guard place < source.count else { return nil }
    let byte = source[place]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      let end = source[(place + 1)...].firstIndex(of: byte) ?? source.count
      defer { place = Swift.min(end + 1, source.count) }
      return .text(text(place + 1..<end))
    }
    if byte == UInt8(ascii: "@") {
      place += 1
      return .attribute(takeName())
    }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return .number(takeName()) }
    guard byte.isXPathNamePart else {
      place += 1
      return .symbol(text(place - 1..<place))
    }
    let name = takeName()
    var after = place
    while after < source.count, source[after].isBlank { after += 1 }
    if after < source.count, source[after] == UInt8(ascii: "(") { return .function(name) }
    let isAxis = source[after...].starts(with: "::".utf8)
    return isAxis || Self.operators.contains(name) ? .symbol(name) : .name(name)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private mutating func takeName() -> String {
    let start = place
    while place < source.count, source[place].isXPathNamePart { place += 1 }
    return text(start..<place)
  }
}

extension UInt8 {
  fileprivate var isXPathNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: self >= 0x80
    }
  }
}
