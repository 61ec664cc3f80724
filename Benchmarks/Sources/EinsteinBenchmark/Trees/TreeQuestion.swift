internal import Hierarchy
internal import Query
internal import Reporting

/// A question to a tree, in the languages that have it.
enum TreeQuestion: String, CaseIterable {
  /// All elements of a kind.
  case type
  /// The elements of a kind whose label has a beginning.
  case prefix
  /// All elements whose label has a text in it.
  case contains
  /// The elements with an identifier.
  case identifier
  /// What `app.buttons["text"].firstMatch` is.
  case first
  /// The elements of a kind with an attribute.
  case attribute
  /// The first of a kind in each of another.
  case position
  /// The elements of a kind with an attribute, at any depth inside another.
  case chained

  /// Whether the time is counted for each element, and not for the whole question.
  var isCountedByElement: Bool {
    switch self {
    case .type, .prefix, .contains, .attribute, .position, .chained: true
    case .identifier, .first: false
    }
  }

  /// How the question is asked of one dump.
  struct Wording {
    var chain = ""
    var predicate = ""
    var dialect = PredicateDialect.webDriverAgent
    var xpath: String
    /// The same for libxml2, where it would take forever as it is.
    var xpathOfPeer: String?
    var limit = Int.max
    /// The identifying text of a button, for live queries.
    var button = ""
  }

  /// The languages in which the question is asked.
  var languages: [TreeWorkload.Language] {
    switch self {
    case .type, .prefix, .contains, .identifier: [.chain, .predicate, .xpath, .peer]
    case .first: [.chain, .predicate, .xpath, .live, .peer]
    case .attribute, .position, .chained: [.xpath, .peer]
    }
  }

  /// The words of the question, for titles.
  var title: String {
    switch self {
    case .type: "type"
    case .prefix: "type, label BEGINSWITH"
    case .contains: "label CONTAINS"
    case .identifier: "identifier =="
    case .first: "buttons[\"…\"].firstMatch"
    case .attribute: "//Button[@enabled=… and starts-with(…)]"
    case .position: "//Cell/StaticText[1]"
    case .chained: "//Cell//StaticText[@visible=…]"
    }
  }

  /// Words the question for a tree, with texts that the tree has.
  func wording(for tree: ElementTree) throws -> Wording {
    switch self {
    case .type:
      return Wording(
        chain: "**/XCUIElementTypeButton",
        predicate: "type == 'XCUIElementTypeButton'",
        xpath: "//XCUIElementTypeButton"
      )
    case .prefix:
      return Wording(
        chain: "**/XCUIElementTypeButton[`label BEGINSWITH 'Se'`]",
        predicate: "type == 'XCUIElementTypeButton' AND label BEGINSWITH 'Se'",
        xpath: "//XCUIElementTypeButton[starts-with(@label, 'Se')]"
      )
    case .contains:
      return Wording(
        chain: "**/*[`label CONTAINS 'or'`]",
        predicate: "label CONTAINS 'or'",
        xpath: "//*[contains(@label, 'or')]"
      )
    case .identifier:
      guard let text = tree.last(where: { $0.identifier?.contains(".") ?? false })?.identifier
      else { throw BenchmarkError("the tree has no identifiers") }
      return Wording(
        chain: "**/*[`name == '\(text)'`]",
        predicate: "identifier == '\(text)'",
        dialect: .xcuitest,
        xpath: "//*[@name = '\(text)']"
      )
    case .first:
      let button = tree.last { $0.type == .button && $0.label?.contains("'") == false }
      guard let text = button?.label else { throw BenchmarkError("the tree has no buttons") }
      let keys = ["name", "label", "title", "value", "placeholderValue"]
      let isText = keys.map { "@\($0) = '\(text)'" }.joined(separator: " or ")
      return Wording(
        chain: "**/XCUIElementTypeButton[`name == '\(text)' OR label == '\(text)'`]",
        predicate: "elementType == 9 AND '\(text)' IN identifiers",
        dialect: .xcuitest,
        xpath: "(//XCUIElementTypeButton[\(isText)])[1]",
        limit: 1,
        button: text
      )
    case .attribute:
      return Wording(
        xpath: "//XCUIElementTypeButton[@enabled='true' and starts-with(@label, 'Se')]"
      )
    case .position: return Wording(xpath: "//XCUIElementTypeCell/XCUIElementTypeStaticText[1]")
    case .chained:
      return Wording(
        xpath: "//XCUIElementTypeCell//XCUIElementTypeStaticText[@visible='true']",
        xpathOfPeer: "//XCUIElementTypeCell/descendant::XCUIElementTypeStaticText[@visible='true']"
      )
    }
  }
}
