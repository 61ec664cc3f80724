/// An object that is not itself a subject of predicates, but has one at any moment.
///
/// Handles of things that change conform, such as an element of a screen: a predicate is asked of the
/// thing as it is when the predicate is evaluated.
public protocol PredicateSubjectConvertible: AnyObject {
  /// What a predicate is asked of now.
  var predicateSubject: any PredicateSubject { get }
}
