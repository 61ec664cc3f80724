internal import Diagnostics
internal import Hierarchy

extension XPathParser {
  /// How many warnings are given at most; finding names that are near takes time.
  private static let warningLimit = 50

  mutating func warn(_ kind: XPathWarning.Kind, at range: Range<Int>) {
    guard warnings.count < Self.warningLimit else { return }
    warnings.append(XPathWarning(expression: expression, range: range, kind: kind))
  }

  /// Warns of names that no element or attribute has.
  mutating func noteName(_ name: String, _ axis: XPathAxis, at range: Range<Int>) {
    guard warnings.count < Self.warningLimit else { return }
    if axis == .attribute {
      guard let advice = XPathVocabulary.advice(forAttribute: name) else { return }
      warn(.unknownAttribute(name, advice: advice), at: range)
      return
    }
    guard axis != .namespace, ElementType(webDriverName: name) == nil else { return }
    if name == "AppiumAUT" {
      warn(.wrapper(name), at: range)
    } else if axis == .child, depth > 1, XPathVocabulary.attributes.contains(name) {
      warn(.missingAt(name), at: range)
    } else {
      warn(.unknownType(name, nearest: ClassChainParser.typeNames(near: name)), at: range)
    }
  }

  /// Warns of comparisons that are hardly meant.
  mutating func noteComparison(_ left: XPathSyntax, _ right: XPathSyntax, at range: Range<Int>) {
    for (one, other) in [(left, right), (right, left)] {
      guard case .path(let path) = one else { continue }
      if case .text = other { noteTextContent(of: path) }
      guard let attribute = path.attributeName else { continue }
      switch other {
      case .path(let path):
        guard case .context = path.start, path.steps.count == 1, path.steps[0].axis == .child,
          path.steps[0].predicates.isEmpty, case .name(let name) = path.steps[0].test,
          let place = warnings.lastIndex(where: { $0.range == path.steps[0].range })
        else { continue }
        warnings[place] = XPathWarning(
          expression: expression,
          range: path.steps[0].range,
          kind: .unquotedText(name)
        )
      case .text(let text):
        guard XPathVocabulary.flags.contains(attribute),
          text != Array("true".utf8), text != Array("false".utf8)
        else { continue }
        warn(.flagComparison(attribute), at: range)
      case .number, .call(.true, _), .call(.false, _):
        if XPathVocabulary.flags.contains(attribute) { warn(.flagComparison(attribute), at: range) }
      default: continue
      }
    }
  }

  /// Warns of a text or number where a condition belongs, one of several that `and` or `or` joins.
  mutating func noteCondition(_ condition: XPathSyntax, at range: Range<Int>) {
    switch condition {
    case .text(let text): warn(.constantCondition(isAlwaysTrue: !text.isEmpty), at: range)
    case .number(let number):
      warn(.constantCondition(isAlwaysTrue: number != 0 && !number.isNaN), at: range)
    default: break
    }
  }

  /// Warns of functions of texts that are asked about the text of elements.
  mutating func noteCall(
    _ function: XPathFunction,
    _ arguments: [XPathSyntax],
    at range: Range<Int>
  ) {
    guard function.readsText else { return }
    if arguments.isEmpty, function.asksContextByDefault, isContextElement {
      return warn(.noTextContent, at: range)
    }
    if case .path(let path)? = arguments.first { noteTextContent(of: path) }
  }

  /// Warns that the text of elements is read, unless the path has a warning already.
  private mutating func noteTextContent(of path: XPathPath) {
    let selectsElements = path.isContext ? isContextElement : XPathSyntax.path(path).selectsElements
    guard selectsElements, !warnings.contains(where: { path.range.overlaps($0.range) }) else {
      return
    }
    warn(.noTextContent, at: path.range)
  }
}
