internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

extension ActionElement {
  /// Calls a closure with the place that failures are reported for, which is the outermost caller's.
  func located<Result>(
    _ file: StaticString,
    _ line: UInt,
    _ body: (SourceSite) -> Result
  ) -> Result {
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site) { body(site) }
  }

  /// A kind of elements, by the number that it has everywhere.
  func kind(_ type: ElementType) -> Kind {
    guard let kind = Kind(rawValue: type.rawValue) else {
      preconditionFailure("Kinds of elements have Apple's numbers")
    }
    return kind
  }

  /// The kind of the element, by our name for it.
  var type: ElementType { ElementType(rawValue: elementType.rawValue) ?? .any }

  /// All elements inside, of a kind.
  func inside(_ type: ElementType) -> Query { descendants(matching: kind(type)) }

  /// All elements inside that meet a condition.
  func inside(_ type: ElementType, where condition: NSPredicate) -> Query {
    inside(type).matching(condition)
  }
}

extension LiveQuery {
  /// The elements that match now, each as the one at its index.
  var elements: [Element] { (0..<count).map { element(boundBy: $0) } }
}
