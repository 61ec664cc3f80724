#if !EINSTEIN_WITHOUT_INJECTION

/// Finds the elements among the stored properties of an object, with names for them.
package enum StoredElements {
  /// Returns each element stored in an object once, with its name.
  ///
  /// Values are visited level by level from a list, never by recursion, so neither a deep value nor
  /// a cycle of containers is a problem.
  ///
  /// - Parameter owner: The object to look into; it is never among the results.
  /// - Returns: Elements by length of path, then most derived class first, then as declared.
  package static func named(
    in owner: AnyObject
  ) -> [(element: any AccessibilityIdentifiable, name: String)] {
    var places = StoredPlaces()
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(owner)]
    var found: [(element: any AccessibilityIdentifiable, place: Int)] = []

    places.addProperties(ofObject: owner, at: nil)
    while let (place, value) = places.next() {
      guard type(of: value) is AnyClass else {
        places.addContents(of: value, at: place)
        continue
      }
      let object = value as AnyObject
      guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
      if let element = value as? any AccessibilityIdentifiable {
        found.append((element, place))
        places.markUsed(place)
      }
      if value is any AccessibilityIdentifierContainer {
        places.addProperties(ofObject: object, at: place)
      }
    }
    return found.map { ($0.element, places.name(of: $0.place)) }
  }
}

#endif
