internal import Hierarchy
internal import Predicate

extension DiagnosisReport {
  /// Explains that no element has a text in an attribute.
  ///
  /// - Parameters:
  ///   - wanted: The text.
  ///   - relation: How the attribute was compared with it.
  ///   - attribute: What the attribute is called.
  ///   - key: The attribute.
  ///   - rows: The elements that come into question.
  ///   - condition: The condition that was not satisfied, if there is one to tell.
  mutating func explainText(
    _ wanted: String,
    _ relation: FormatPredicate.Operator,
    attribute: String,
    key: ElementKey,
    rows: [Int],
    condition: String? = nil
  ) {
    guard let ids = tree.textIDs(of: key) else {
      add(.unrecordedAttribute(attribute))
      _ = explainOtherAttributes(wanted, but: key)
      return
    }
    if wanted.isEmpty, relation == .equalTo { return explainEmptyText(attribute, rows) }
    let search = TextNeighbours(of: wanted, relation)
    let neighbours = search.nearest(in: ids, of: tree, rows: rows)
    for neighbour in neighbours {
      add(
        .nearText(
          attribute: attribute,
          wanted: wanted,
          found: neighbour.text,
          likeness: neighbour.likeness,
          count: neighbour.rows.count
        )
      )
    }
    let isElsewhere = explainOtherAttributes(wanted, but: key)
    if neighbours.isEmpty, !isElsewhere, !explainNearbyAttributes(search, wanted, but: key) {
      add(.nothingLike(wanted, attribute: attribute))
    }
    let failure = condition.map { condition in
      LocatorDiagnosis.Failure(condition: condition, found: nil)
    }
    for neighbour in neighbours {
      for row in neighbour.rows.prefix(2) {
        guard let failure else {
          addCandidate(row)
          continue
        }
        let found = "\(attribute) is '\(neighbour.text)'"
        let known = LocatorDiagnosis.Failure(condition: failure.condition, found: found)
        addCandidate(row, [known])
      }
    }
  }

  /// Explains that no element goes by a text in XCUITest's subscripts, which look at four attributes.
  ///
  /// - Parameters:
  ///   - wanted: The text.
  ///   - rows: The elements that satisfy all else.
  ///   - all: The elements that come into question otherwise.
  ///   - condition: The condition that was not satisfied.
  mutating func explainIdentifiers(
    _ wanted: String,
    rows: [Int],
    all: [Int],
    _ condition: FormatPredicate
  ) {
    let search = TextNeighbours(of: wanted, .equalTo)
    let keys = [ElementKey.identifier, .label, .value, .placeholderValue]
    for place in [rows, all] {
      var isAnywhere = false
      for key in keys {
        guard let ids = tree.textIDs(of: key) else { continue }
        for neighbour in search.nearest(in: ids, of: tree, rows: place) {
          isAnywhere = true
          add(
            .nearText(
              attribute: key.rawValue,
              wanted: wanted,
              found: neighbour.text,
              likeness: neighbour.likeness,
              count: neighbour.rows.count
            )
          )
          let found = "\(key.rawValue) is '\(neighbour.text)'"
          let failure = LocatorDiagnosis.Failure(condition: "\(condition)", found: found)
          for row in neighbour.rows.prefix(2) { addCandidate(row, [failure]) }
        }
      }
      if isAnywhere { return }
    }
    add(.nothingLike(wanted, attribute: "identifier"))
  }

  /// Tells how many elements have nothing where an empty text was looked for.
  private mutating func explainEmptyText(_ attribute: String, _ rows: [Int]) {
    let key = attribute.hasPrefix("@") ? String(attribute.dropFirst()) : attribute
    let isAbsent = FormatPredicate.comparison(
      FormatPredicate.Comparison(.key(key), .equalTo, .constant(.null))
    )
    let found = (try? TreePredicate(isAbsent, dialect: .any).nodes(in: tree)) ?? []
    let count = Set(found.map(\.index)).intersection(rows).count
    if count > 0 { add(.withoutAttribute(attribute, count: count)) }
  }

  /// Tells where else a text is the whole of an attribute, and returns whether it is anywhere.
  private mutating func explainOtherAttributes(_ wanted: String, but key: ElementKey) -> Bool {
    guard let id = tree.textID(of: wanted), !wanted.isEmpty else { return false }
    var isAnywhere = false
    for other in [ElementKey.identifier, .label, .value, .placeholderValue] where other != key {
      // An identifier is a name, and so is the label of an element without one.
      if other == .identifier, key == .name { continue }
      guard let ids = tree.textIDs(of: other) else { continue }
      let rows = range.filter { ids[$0] == id }
      guard !rows.isEmpty else { continue }
      isAnywhere = true
      add(.otherAttribute(wanted: wanted, attribute: other.rawValue, count: rows.count))
      for row in rows.prefix(2) { addCandidate(row) }
    }
    return isAnywhere
  }

  /// Tells where else a text is nearly the whole of an attribute, and returns whether it is anywhere.
  private mutating func explainNearbyAttributes(
    _ search: TextNeighbours,
    _ wanted: String,
    but key: ElementKey
  ) -> Bool {
    var isAnywhere = false
    for other in [ElementKey.identifier, .label, .value, .placeholderValue] where other != key {
      if other == .identifier, key == .name { continue }
      guard let ids = tree.textIDs(of: other) else { continue }
      for neighbour in search.nearest(in: ids, of: tree, rows: range) {
        switch neighbour.likeness {
        case .containing, .contained: continue
        case .differs, .misspelled: break
        }
        isAnywhere = true
        add(
          .nearText(
            attribute: other.rawValue,
            wanted: wanted,
            found: neighbour.text,
            likeness: neighbour.likeness,
            count: neighbour.rows.count
          )
        )
        for row in neighbour.rows.prefix(2) { addCandidate(row) }
      }
    }
    return isAnywhere
  }
}

extension ElementTree {
  /// The number of the text that each element has for a key; nil if the key has none, or no
  /// element does.
  func textIDs(of key: ElementKey) -> [TextID]? {
    let ids: [TextID]
    switch key {
    case .label: ids = Array(labelIDs)
    case .value: ids = Array(valueIDs)
    case .name: ids = map(\.nameID)
    case .identifier: ids = map(\.identifierID)
    case .placeholderValue, .title, .traits, .customActions, .uniqueIdentifier, .minValue,
      .maxValue:
      return furtherAttributeIDs(key.rawValue)
    default: return nil
    }
    return ids.contains { !$0.isAbsent } ? ids : nil
  }
}
