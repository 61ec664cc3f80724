#if !EINSTEIN_WITHOUT_INJECTION

/// Names of elements by the objects that store them, each object looked into once.
struct OwnershipNames {
  private var namesByOwner: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

  /// Returns the name an element has in the nearest object above it that stores it.
  mutating func name(of element: any AutomaticallyNamed) -> String? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(element)]
    var owner = element.nextAccessibilityResponder
    while let current = owner, visited.insert(ObjectIdentifier(current)).inserted {
      if let name = names(in: current)[ObjectIdentifier(element)] { return name }
      owner = current.nextAccessibilityResponder
    }
    return nil
  }

  private mutating func names(in owner: any AccessibilityResponder) -> [ObjectIdentifier: String] {
    if let names = namesByOwner[ObjectIdentifier(owner)] { return names }
    var names: [ObjectIdentifier: String] = [:]
    for (element, name) in StoredElements.named(in: owner) {
      names[ObjectIdentifier(element)] = name
    }
    namesByOwner[ObjectIdentifier(owner)] = names
    return names
  }
}

#endif
