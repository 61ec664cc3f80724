internal import JSON

extension ManifestParser {
  /// The members of an object, all of whose keys it has; nil if it is no object.
  mutating func fields(_ node: JSONNode, of object: ManifestObject) -> ManifestFields? {
    guard let members = members(of: node) else { return nil }
    return fields(members, node, object.keys, title: object.title)
  }

  /// The form of a choice and its members; nil if that cannot be told.
  mutating func form(
    _ node: JSONNode,
    of choice: ManifestChoice
  ) -> (name: String, fields: ManifestFields)? {
    let expected = choice.words.isEmpty ? "an object" : "an object or a word"
    guard let members = members(of: node, expected: expected) else { return nil }
    let forms = choice.forms
    // A key may tell one form and belong to another, as `after` does not; the first one tells.
    let told = members.compactMap { member in forms.first { $0.name == member.key } }
    guard let form = told.first else {
      let word = members.first { member in choice.words.contains { $0.name == member.key } }
      if let word {
        report(.wrongKeys("'\(word.key)' stands alone, as a text"), at: word.keyRange)
      } else {
        report(
          .unknownForm(of: choice.title, keys: members.map(\.key), known: choice.names),
          at: members.first?.keyRange ?? node.range
        )
      }
      return nil
    }
    if let other = told.first(where: { other in
      other.name != form.name && !form.keys.contains { $0.name == other.name }
        && !other.keys.contains { $0.name == form.name }
    }) {
      report(
        .severalForms(of: choice.title, keys: [form.name, other.name]),
        at: members.first { $0.key == other.name }?.keyRange ?? node.range
      )
      return nil
    }
    return (form.name, fields(members, node, form.keys, title: "'\(form.name)'"))
  }

  private mutating func members(
    of node: JSONNode,
    expected: String = "an object"
  ) -> [JSONNode.Member]? {
    guard case .object(let members) = node.content else {
      report(.wrongType(found: node.title, expected: expected), at: node.range)
      return nil
    }
    return members
  }

  private mutating func fields(
    _ members: [JSONNode.Member],
    _ node: JSONNode,
    _ keys: [ManifestKey],
    title: String
  ) -> ManifestFields {
    var fields = ManifestFields(node: node)
    for member in members {
      guard keys.contains(where: { $0.name == member.key }) else {
        report(
          .unknownKey(member.key, of: title, known: keys.map(\.name)),
          at: member.keyRange
        )
        continue
      }
      if fields[member.key] != nil { report(.duplicateKey(member.key), at: member.keyRange) }
      fields.values[member.key] = member.value
    }
    for key in keys where key.isRequired && fields[key.name] == nil {
      report(.missingKey(key.name, of: title), at: node.range.prefix(1))
    }
    return fields
  }

  /// The members of an object whose keys are names.
  mutating func entries(_ node: JSONNode?) -> [JSONNode.Member] {
    guard let node, let members = members(of: node) else { return [] }
    var names: Set<String> = []
    for member in members where !names.insert(member.key).inserted {
      report(.duplicateKey(member.key), at: member.keyRange)
    }
    return members
  }

  /// The elements of a list.
  mutating func elements(_ node: JSONNode?) -> [JSONNode] {
    guard let node else { return [] }
    guard case .array(let elements) = node.content else {
      report(.wrongType(found: node.title, expected: "a list"), at: node.range)
      return []
    }
    return elements
  }

  /// The elements of a list, or the one that stands for it.
  mutating func oneOrMore(_ node: JSONNode?) -> [JSONNode] {
    guard let node else { return [] }
    if case .array(let elements) = node.content { return elements }
    return [node]
  }
}

extension Range<Int> {
  /// The first part of the range.
  func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
