public import Hierarchy
public import Predicate

extension ElementNode: PredicateSubject {
  /// Returns the value of the element for a key of XCUITest or of WebDriverAgent.
  ///
  /// `TreePredicate` has the keys of one of them alone, and is much quicker for whole trees.
  public func predicateValue(forKey key: String) -> PredicateValue? {
    ElementSubject(node: self, dialect: .any).predicateValue(forKey: key)
  }

  /// Returns whether another subject is the same element of the same tree.
  public func isEqual(to other: any PredicateSubject) -> Bool { (other as? ElementNode) == self }
}
