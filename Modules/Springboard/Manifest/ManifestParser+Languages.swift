internal import JSON
internal import Predicate
internal import Query

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
