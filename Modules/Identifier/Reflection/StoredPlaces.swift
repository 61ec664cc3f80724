#if !EINSTEIN_WITHOUT_INJECTION

/// The values found so far while an object is walked, each with the way that led to it.
///
/// The list is also the queue: values are added at its end and taken from its front.
struct StoredPlaces {
  private struct Place {
    var parent: Int?
    /// Its part of the name; nil for an element of a set, which has nothing to be called by.
    var label: String?
    var hasUnderscore = false
    var value: Any?
    var wrapping = Wrapping.none
    /// For a wrapper: the fields that led to an element.
    var usedFields: Set<Int> = []
  }

  /// What a place has to do with a property wrapper, whose fields must not appear in names.
  private enum Wrapping {
    case none
    /// The storage of a wrapped property.
    case outer
    /// A value inside such a storage: a wrapper in a wrapper, or an enum that holds its state.
    case inner
  }

  private var places: [Place] = []
  private var cursor = 0

  /// Takes the next value; an optional is unwrapped, an empty one is left out.
  mutating func next() -> (place: Int, value: Any)? {
    while cursor < places.count {
      let place = cursor
      let value = places[place].value.flatMap(unwrapped)
      // Released here, so that a large value is not kept until the end of the walk.
      places[place].value = nil
      cursor += 1
      if let value { return (place, value) }
    }
    return nil
  }

  /// Adds the stored properties of an object and of every superclass.
  ///
  /// - Parameters:
  ///   - object: The object to look into.
  ///   - parent: Where the object was found, or nil for the one the walk begins with.
  mutating func addProperties(ofObject object: AnyObject, at parent: Int?) {
    markWrapper(parent)
    var current: Mirror? = Mirror(reflecting: object)
    while let mirror = current {
      addChildren(of: mirror, at: parent)
      current = mirror.superclassMirror
    }
  }

  /// Adds what a value that is no object contains.
  mutating func addContents(of value: Any, at parent: Int) {
    // Numbers and texts hold no elements, and arrays of them may be long.
    if value is any LosslessStringConvertible || isCollectionOfTexts(value) { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set:
      for child in mirror.children {
        places.append(Place(parent: parent, label: nil, value: child.value))
      }
    case .dictionary:
      let entries = mirror.children.compactMap(namedEntry)
      for entry in entries.sorted(by: { $0.name < $1.name }) {
        places.append(Place(parent: parent, label: entry.name, value: entry.value))
      }
    case .struct, .enum:
      markWrapper(parent)
      addChildren(of: mirror, at: parent)
    default:
      addChildren(of: mirror, at: parent)
    }
  }

  /// Records that a place holds an element, for every property wrapper on the way to it.
  mutating func markUsed(_ place: Int) {
    var field = place
    while let parent = places[field].parent {
      if places[parent].wrapping == .outer { places[parent].usedFields.insert(field) }
      field = parent
    }
  }

  /// Returns the labels on the way to a place, joined by `_`.
  func name(of place: Int) -> String {
    var labels: [String] = []
    var current: Int? = place
    while let index = current {
      if let label = places[index].label, !isHidden(index) { labels.append(label) }
      current = places[index].parent
    }
    return labels.reversed().joined(separator: "_")
  }

  private mutating func addChildren(of mirror: Mirror, at parent: Int?) {
    for (index, child) in mirror.children.enumerated() {
      places.append(
        Place(
          parent: parent,
          label: child.label?.propertyName ?? String(index),
          hasUnderscore: child.label?.hasPrefix("_") == true,
          value: child.value
        )
      )
    }
  }

  /// Notes that the value at a place is looked through, if it is a property wrapper.
  ///
  /// Nothing at run time tells a wrapper. But the compiler stores `@Wrapper var x` as `_x`, and
  /// structs are rarely stored under such a name otherwise.
  private mutating func markWrapper(_ place: Int?) {
    guard let place else { return }
    if places[place].hasUnderscore {
      places[place].wrapping = .outer
    } else if isHiddenByLabel(place) {
      places[place].wrapping = .inner
    }
  }

  /// Whether the label of a place is that of a field inside a property wrapper.
  private func isHidden(_ place: Int) -> Bool {
    guard let parent = places[place].parent else { return false }
    // A field with an unusual name is the wrapped value if it is the only one with elements.
    return isHiddenByLabel(place)
      || places[parent].wrapping == .outer && places[parent].usedFields.count == 1
  }

  private func isHiddenByLabel(_ place: Int) -> Bool {
    guard let parent = places[place].parent, places[parent].wrapping != .none else { return false }
    return places[place].label.map(usualWrapperLabels.contains) ?? false
  }
}

/// What the fields of property wrappers are usually called.
private let usualWrapperLabels: Set<String> = ["wrappedValue", "value", "storage", "initialized"]

/// Returns what is inside optionals of any depth, or nil when there is nothing.
private func unwrapped(_ value: Any) -> Any? {
  var value = value
  while !(type(of: value) is AnyClass) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    guard let some = mirror.children.first else { return nil }
    value = some.value
  }
  return value
}

private func isCollectionOfTexts(_ value: Any) -> Bool {
  func holdsTexts(_ collection: some Collection) -> Bool {
    type(of: collection).Element.self is any LosslessStringConvertible.Type
  }
  guard let collection = value as? any Collection else { return false }
  return holdsTexts(collection)
}

/// Returns the value of a dictionary entry and a name made from its key.
private func namedEntry(_ child: Mirror.Child) -> (name: String, value: Any)? {
  let parts = Array(Mirror(reflecting: child.value).children)
  guard parts.count == 2 else { return nil }
  let key = parts[0].value
  if let identifier = key as? any RawRepresentable, let text = identifier.rawValue as? String {
    return (text, parts[1].value)
  }
  return (String(describing: key), parts[1].value)
}

#endif
