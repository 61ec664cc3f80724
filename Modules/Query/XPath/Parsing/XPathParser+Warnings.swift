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
      guard case .path(let path) = one, let attribute = path.attributeName else { continue }
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
}
