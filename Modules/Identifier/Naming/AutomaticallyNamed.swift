/// An element that can be named after the property that holds it, or after what it shows.
///
/// Every name made here stands in parentheses, so that it is never taken for one written by hand;
/// see `ElementIdentifier.isGenerated`.
public protocol AutomaticallyNamed: AccessibilityIdentifiable, AccessibilityResponder {
  /// What the element shows now.
  var namingContent: NamingContent { get }

  /// The elements directly inside this one that are to be named with it.
  var automaticallyNamedChildren: [any AutomaticallyNamed] { get }
}

extension AutomaticallyNamed {
  /// Names the element after the property that holds it, or else after what it shows.
  ///
  /// The chain of responders is followed upwards; the nearest object that stores the element gives
  /// its property's name, as `injectAccessibilityIdentifiers()` would. That holds for every stored
  /// property, also for one that keeps the hierarchy, such as an array of children; UIKit and
  /// AppKit keep theirs out of sight. If no object stores the element, its content names it.
  ///
  /// ```swift
  /// card.titleLabel.nameAutomatically()  // "(titleLabel)"
  /// UILabel(text: "Hello").nameAutomatically()  // "(Hello)"
  /// ```
  /// An identifier set by hand is kept. A generated one is made anew, so call this again when a
  /// cell is reused or its content changed. Where there is no name, or only a meaningless one such
  /// as `null`, the element is left without identifier.
  ///
  /// With the compilation condition `EINSTEIN_WITHOUT_INJECTION` this does nothing.
  ///
  /// - Parameter content: What to make the name from; without it, what the element shows. Pass a
  ///   cell's place where the cell does not know it yet.
  /// - Returns: The identifier the element has now.
  /// - Complexity: O(*n*) in the number of values stored in the objects of the chain.
  @discardableResult
  public func nameAutomatically(from content: NamingContent? = nil) -> ElementIdentifier? {
    #if !EINSTEIN_WITHOUT_INJECTION
    var owners = OwnershipNames()
    nameAutomatically(from: content, owners: &owners)
    #endif
    return elementIdentifier.map { ElementIdentifier($0) }
  }

  /// Names the element and everything inside it, as `nameAutomatically(from:)` does.
  ///
  /// The objects above are looked into once, however many elements there are. An element met a
  /// second time, in a cycle, is passed over.
  public func nameSubtreeAutomatically() {
    #if !EINSTEIN_WITHOUT_INJECTION
    var owners = OwnershipNames()
    var visited: Set<ObjectIdentifier> = []
    var waiting: [any AutomaticallyNamed] = [self]
    while let element = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(element)).inserted else { continue }
      element.nameAutomatically(from: nil, owners: &owners)
      waiting += element.automaticallyNamedChildren
    }
    #endif
  }
}

#if !EINSTEIN_WITHOUT_INJECTION
extension AutomaticallyNamed {
  fileprivate func nameAutomatically(from content: NamingContent?, owners: inout OwnershipNames) {
    let current = ElementIdentifier(elementIdentifier ?? "")
    guard current.isMeaningless || current.isGenerated else { return }
    let name = owners.name(of: self) ?? (content ?? namingContent).name
    let identifier = name.flatMap { ElementIdentifier(generatedFrom: $0)?.rawValue }
    // Not written when it is the same: setting an identifier may tell observers.
    if elementIdentifier != identifier { elementIdentifier = identifier }
  }
}
#endif
