internal import Foundation
internal import Predicate

extension LiveHandle {
  /// The kind that all elements are of.
  var anyKind: Kind {
    guard let kind = Kind(rawValue: 0) else { preconditionFailure("Apple's Any has the number 0") }
    return kind
  }

  /// A condition as Foundation's predicate; one with a mistake in it is a failure, and never true.
  func predicate(_ condition: EasyPredicate, at site: SourceSite) -> NSPredicate {
    do throws(EasyPredicateError) {
      return NSPredicate(try condition.formatPredicate)
    } catch {
      fail("\(error)", at: site)
      return NSPredicate(value: false)
    }
  }
}
