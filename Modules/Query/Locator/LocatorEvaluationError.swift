public import Predicate

/// Why a locator has no answer for a tree.
public enum LocatorEvaluationError: Error, Hashable, Sendable {
  /// A predicate, or one inside a class chain, has no answer for an element.
  case predicate(PredicateEvaluationError)

  /// An XPath expression could not be evaluated, or gives no elements.
  case xpath(XPathEvaluationError)
}

extension LocatorEvaluationError: CustomStringConvertible {
  /// What is wrong, and in what.
  public var description: String {
    switch self {
    case .predicate(let error): error.description
    case .xpath(let error): error.description
    }
  }
}
