internal import Hierarchy

/// One step from elements to others, or from several to one.
enum QueryStep {
  /// All that is inside, of a kind.
  case descendants(ElementType)
  /// What is directly inside, of a kind.
  case children(ElementType)
  /// What a locator finds inside, or finds the elements themselves to be.
  case located(Locator)
  /// Those that satisfy a condition.
  case matching(QueryCondition)
  /// Those with something inside that satisfies a condition.
  case containing(QueryCondition)
  /// The only one; several are an error.
  case single
  /// The first one.
  case first
  /// The one at an index, from 0.
  case at(Int)
  /// The one that has been found before.
  case identity(ElementIdentity)

  /// Whether the step leads to one element.
  var isBinding: Bool {
    switch self {
    case .single, .first, .at, .identity: true
    case .descendants, .children, .located, .matching, .containing: false
    }
  }
}

/// What a query asks of an element.
enum QueryCondition {
  /// A predicate over the element's attributes.
  case predicate(LivePredicate)
  /// A kind, and a text that one of the element's texts must equal; nil for any.
  case identified(ElementType, String?)
}

extension QueryCondition: CustomStringConvertible {
  /// The condition as XCUITest's messages have it.
  var description: String {
    switch self {
    case .predicate(let predicate): "predicate '\(predicate)'"
    case .identified(.any, nil): "type Any"
    case .identified(let type, nil): "type \(type.name)"
    case .identified(.any, let identifier?): "predicate '\(Self.quoted(identifier)) IN identifiers'"
    case .identified(let type, let identifier?):
      "predicate 'elementType == \(type.rawValue) AND \(Self.quoted(identifier)) IN identifiers'"
    }
  }

  private static func quoted(_ text: String) -> String { PredicateLiteral.quoted(text) }
}

extension QueryStep: CustomStringConvertible {
  /// The step as XCUITest's messages have it.
  var description: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .located(let locator): "Elements located by '\(locator)'"
    case .matching(let condition): "Elements matching \(condition)"
    case .containing(let condition): "Elements containing elements matching \(condition)"
    case .single: "Single matching element"
    case .first: "First match"
    case .at(let index): "Element at index \(index)"
    case .identity: "Identity Binding"
    }
  }
}
