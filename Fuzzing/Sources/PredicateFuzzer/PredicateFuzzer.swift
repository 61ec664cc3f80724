internal import LibFuzzer
internal import Predicate

/// Has libFuzzer try texts as predicate formats.
@main
enum PredicateFuzzer {
  static func main() { LibFuzzer.run(tryFormat) }
}

/// Reads a text as a predicate, prints it, reads that again, and evaluates it.
///
/// Whatever the text is, nothing may crash or hang, and what is printed has to be read as the same
/// predicate.
private func tryFormat(_ format: String) {
  let arguments: [FormatExpression] = [.string("label"), .integer(3), .aggregate([.null])]
  do throws(PredicateSyntaxError) {
    let used = Array(arguments.prefix(format.utf8.count { $0 == UInt8(ascii: "%") }))
    check(try FormatPredicate.parse(format, arguments: used).predicate)
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= format.utf8.count)
    precondition(!error.description.isEmpty)
  }
}

private func check(_ predicate: FormatPredicate) {
  let text = predicate.description
  do throws(PredicateSyntaxError) {
    let again = try FormatPredicate(format: text)
    precondition(again == predicate, "read as another predicate: \(text)")
    precondition(again.description == text, "printed in another way: \(text)")
  } catch {
    preconditionFailure("not read again: \(error)")
  }
  let outcome = try? predicate.evaluate(with: subject, variables: ["x": .integer(2)])
  guard let outcome,
    let compiled = try? predicate.compile(for: table, variables: ["x": .integer(2)])
  else { return }
  // What the time and chance decide may be another answer the second time, and a row as a whole is
  // no dictionary.
  guard !["now", "random", "SELF", "self"].contains(where: text.contains) else { return }
  precondition((try? compiled.matches(row: 0)) == outcome, "compiled to another predicate: \(text)")
  precondition((try? compiled.matchingRows()) == (outcome ? [0] : []))
}

private let texts = ["label": "Café au lait", "value": "1", "name": "pay", "empty": ""]

private let subject = PredicateValue.dictionary(
  texts.mapValues { .string($0) }.merging(
    ["enabled": .bool(true), "count": .integer(3), "x": .real(1.5)]
  ) { $1 }
)

/// The same subject as a table of one row.
private struct OneRow: PredicateTable {
  let rowCount = 1

  func column(forKeyPath keys: [String]) -> PredicateColumn? {
    guard keys.count == 1 else { return nil }
    switch keys[0] {
    case "enabled": return .booleans([true])
    case "count": return .integers([3])
    case "x": return .reals([1.5])
    default: return .strings([texts[keys[0]]])
    }
  }
}

private let table = OneRow()
