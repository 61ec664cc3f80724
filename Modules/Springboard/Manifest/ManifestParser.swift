internal import JSON
internal import Predicate
internal import Query

/// Reads the parts of a manifest, and collects all that is wrong with them.
///
/// A part that is wrong is replaced by one that does nothing, so that the others keep their places.
struct ManifestParser {
  let source: ManifestSource
  let limits: AppModelLimits
  private(set) var problems: [AppModelProblem] = []
  private(set) var errorCount = 0

  private var locators: [String: Locator] = [:]
  /// How many effects, conditions and elements are around.
  private var depth = 0

  init(_ source: ManifestSource, limits: AppModelLimits) {
    self.source = source
    self.limits = limits
  }

  /// Notes a problem at a place.
  mutating func report(
    _ kind: AppModelProblem.Kind,
    at range: Range<Int>,
    severity: AppModelProblem.Severity = .error
  ) {
    if severity == .error { errorCount += 1 }
    guard problems.count < limits.problemCount else { return }
    var problem = AppModelProblem(kind, severity: severity)
    source.locate(&problem, at: range)
    problems.append(problem)
  }

  /// Reads a part that may be inside itself; nil where it is too deep.
  mutating func nested<Value>(
    _ node: JSONNode,
    _ body: (inout Self) -> Value?
  ) -> Value? {
    guard depth < limits.depth else {
      report(.tooDeep(limit: limits.depth), at: node.range)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

// MARK: - Objects

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

// MARK: - Plain values

extension ManifestParser {
  /// A text; nil where there is none, or something else.
  mutating func text(_ node: JSONNode?, allowsEmpty: Bool = true) -> String? {
    guard let node else { return nil }
    guard case .string(let text) = node.content else {
      report(.wrongType(found: node.title, expected: "a text"), at: node.range)
      return nil
    }
    if text.isEmpty, !allowsEmpty {
      report(.emptyText, at: node.range)
      return nil
    }
    return text
  }

  /// `true` or `false`.
  mutating func boolean(_ node: JSONNode?) -> Bool? {
    guard let node else { return nil }
    guard case .bool(let value) = node.content else {
      report(.wrongType(found: node.title, expected: "true or false"), at: node.range)
      return nil
    }
    return value
  }

  /// A whole number of at least some.
  mutating func integer(_ node: JSONNode?, atLeast least: Int? = nil) -> Int? {
    guard let node else { return nil }
    let expected = least.map { "a whole number of \($0) or more" } ?? "a whole number"
    guard case .integer(let number) = node.content, let value = Int(exactly: number),
      number.magnitude <= 1_000_000_000
    else {
      report(
        isNumber(node)
          ? .outOfRange(expected: expected) : .wrongType(found: node.title, expected: expected),
        at: node.range
      )
      return nil
    }
    if let least, value < least {
      report(.outOfRange(expected: expected), at: node.range)
      return nil
    }
    return value
  }

  /// A finite number of at least some.
  mutating func number(_ node: JSONNode?, atLeast least: Double? = nil) -> Double? {
    guard let node else { return nil }
    let expected = least.map { "a number of \(Int($0)) or more" } ?? "a number"
    let value: Double
    switch node.content {
    case .integer(let number): value = Double(number)
    case .real(let number): value = number
    default:
      report(.wrongType(found: node.title, expected: expected), at: node.range)
      return nil
    }
    guard value.isFinite, abs(value) <= 1e9, value >= least ?? -.infinity else {
      report(.outOfRange(expected: expected + ", and at most 1,000,000,000"), at: node.range)
      return nil
    }
    return value
  }

  /// One of some words.
  mutating func word<Value>(
    _ node: JSONNode?,
    _ known: [String],
    _ make: (String) -> Value?
  ) -> Value? {
    guard let node, let word = text(node) else { return nil }
    if let value = make(word) { return value }
    report(.unknownWord(word, known: known), at: node.range)
    return nil
  }

  /// The name of a permission.
  mutating func permission(_ node: JSONNode?) -> AppPermission? {
    word(node, AppPermission.all.map(\.name)) { AppPermission(name: $0) }
  }

  /// The name of a variable that is to be written.
  mutating func variable(_ node: JSONNode?) -> String? {
    guard let node, let name = text(node) else { return nil }
    checkVariable(name, at: node.range)
    return name
  }

  /// Checks a name of a variable.
  mutating func checkVariable(_ name: String, at range: Range<Int>) {
    if !TextTemplate.isVariableName(name) { report(.variableName(name), at: range) }
  }

  private func isNumber(_ node: JSONNode) -> Bool {
    switch node.content {
    case .integer, .real: true
    default: false
    }
  }
}

// MARK: - Languages

extension ManifestParser {
  /// A locator.
  mutating func locator(_ node: JSONNode?) -> Locator? {
    guard let node, let text = text(node) else { return nil }
    if let known = locators[text] { return known }
    do throws(LocatorSyntaxError) {
      let (locator, warnings) = try Locator.parse(text)
      for warning in warnings {
        report(
          .locatorWarning(warning),
          at: node.range,
          severity: warning.isFatal ? .error : .warning
        )
      }
      locators[text] = locator
      return locator
    } catch {
      report(.locator(error), at: node.range)
      return nil
    }
  }

  /// A text in which `${…}` may stand.
  mutating func template(_ node: JSONNode?) -> TextTemplate? {
    guard let node, let text = text(node) else { return nil }
    do throws(TextTemplateError) {
      return try TextTemplate(text)
    } catch {
      report(.template(error), at: node.range)
      return nil
    }
  }

  /// A predicate over an element.
  mutating func elementPredicate(_ node: JSONNode?) -> TreePredicate? {
    predicate(node, vocabulary: PredicateDialect.any.vocabulary).map { TreePredicate($0) }
  }

  /// A predicate over a text, which is `SELF`.
  mutating func textPredicate(_ node: JSONNode?) -> FormatPredicate? {
    predicate(node, vocabulary: nil)
  }

  private mutating func predicate(
    _ node: JSONNode?,
    vocabulary: PredicateVocabulary?
  ) -> FormatPredicate? {
    guard let node, let text = text(node) else { return nil }
    do throws(PredicateSyntaxError) {
      let parsed = try FormatPredicate.parse(
        text,
        vocabulary: vocabulary,
        checksRegularExpressions: true
      )
      for warning in parsed.warnings {
        let severity: AppModelProblem.Severity = warning.isFatal ? .error : .warning
        report(.locatorWarning(.predicate(warning)), at: node.range, severity: severity)
      }
      return parsed.predicate
    } catch {
      report(.predicate(error), at: node.range)
      return nil
    }
  }
}

/// The members of an object by their keys.
struct ManifestFields {
  let node: JSONNode
  var values: [String: JSONNode] = [:]

  subscript(key: String) -> JSONNode? { values[key] }
}

extension Range<Int> {
  /// The first part of the range.
  func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
