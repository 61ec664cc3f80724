internal import Predicate
internal import Query

/// Reads what authors write as string literals; a mistake there is one of the programmer.
enum Authored {
  static func locator(_ text: String, _ file: StaticString, _ line: UInt) -> Locator {
    do throws(LocatorSyntaxError) {
      return try Locator(text)
    } catch {
      preconditionFailure("\(error)", file: file, line: line)
    }
  }

  static func template(_ text: String, _ file: StaticString, _ line: UInt) -> TextTemplate {
    do throws(TextTemplateError) {
      return try TextTemplate(text)
    } catch {
      preconditionFailure("\(error)", file: file, line: line)
    }
  }

  static func predicate(
    _ text: String,
    _ vocabulary: PredicateVocabulary?,
    _ file: StaticString,
    _ line: UInt
  ) -> FormatPredicate {
    do throws(PredicateSyntaxError) {
      return try FormatPredicate.parse(
        text,
        vocabulary: vocabulary,
        checksRegularExpressions: true
      ).predicate
    } catch {
      preconditionFailure("\(error)", file: file, line: line)
    }
  }
}
