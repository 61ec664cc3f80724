#if !canImport(ObjectiveC)
internal import Foundation

/// What `NSPredicate(format:)` makes.
final class ParsedNSPredicate: NSPredicate {
  let content: BoundPredicate
  private let file: StaticString
  private let line: UInt

  /// Creates a predicate that reports failures for the place where it was made.
  init(_ content: BoundPredicate, file: StaticString, line: UInt) {
    self.content = content
    self.file = file
    self.line = line
    super.init(value: false)
  }

  convenience init(_ format: String, _ arguments: [Any?], file: StaticString, line: UInt) {
    do throws(PredicateSyntaxError) {
      let content = try BoundPredicate(format: format, arguments: arguments)
      self.init(content, file: file, line: line)
    } catch {
      fatalError("\(error)", file: file, line: line)
    }
  }

  /// The predicate with values for more of its variables.
  func binding(_ variables: [String: Any]) -> ParsedNSPredicate {
    ParsedNSPredicate(content.binding(variables), file: file, line: line)
  }

  override func evaluate(
    with object: Any?,
    substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    do throws(PredicateEvaluationError) {
      return try content.evaluate(with: object, bindings)
    } catch {
      fatalError("\(error)", file: file, line: line)
    }
  }

  override var predicateFormat: String { content.written.predicate.description }

  override var description: String { content.written.predicate.description }

  /// Itself, since it never changes.
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParsedNSPredicate else { return false }
    if other === self { return true }
    let (first, second) = (content.written, other.content.written)
    return first.predicate == second.predicate
      && PredicateDictionary(first.rest).isEqual(to: PredicateDictionary(second.rest))
  }

  override var hash: Int { content.written.predicate.hashValue }
}
#endif
