internal import Hierarchy
internal import LibFuzzer
internal import Query

/// Has libFuzzer try texts as XPath expressions.
@main
enum XPathFuzzer {
  static func main() { LibFuzzer.run(tryExpression) }
}

/// Reads a text as an expression, prints it, reads that again, and evaluates it.
///
/// Whatever the text is, nothing may crash or hang, the ranges of mistakes and warnings have to be in the
/// text, and what is found has to be in document order, each element once.
private func tryExpression(_ text: String) {
  do throws(XPathSyntaxError) {
    let (expression, warnings) = try XPathExpression.parse(text)
    for warning in warnings {
      precondition(isRange(warning.range, of: text) && !warning.description.isEmpty)
    }
    let again = try XPathExpression(expression.description)
    precondition(again == expression, "read as another expression: \(text)")
    check(expression)
  } catch {
    precondition(isRange(error.range, of: text) && !error.description.isEmpty)
  }
}

private func isRange(_ range: Range<Int>, of text: String) -> Bool {
  range.lowerBound >= 0 && range.upperBound <= text.utf8.count
}

private func check(_ expression: XPathExpression) {
  guard let found = try? expression.nodes(in: tree, limits: limits) else { return }
  let indices = found.map(\.index)
  precondition(
    zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 },
    "out of order: \(expression)"
  )
  let first = try? expression.nodes(in: tree, limit: 1, limits: limits)
  precondition(first?.first == found.first, "found another first element: \(expression)")
}

/// Little enough for the fuzzer to go on.
private let limits = XPathLimits(visitCount: 100_000, seconds: 2)

private let tree = ElementTree {
  ElementRecord(.application, label: "Café au lait") {
    ElementRecord(.window) {
      ElementRecord(.other, identifier: "list") {
        ElementRecord(.cell, identifier: "row", label: "Total", value: "1") {
          ElementRecord(.button, label: "Pay $5", isEnabled: true)
          ElementRecord(.staticText, identifier: "12345", label: "It's 5 $")
        }
        ElementRecord(.cell, identifier: "row", label: "") {
          ElementRecord(.textField, value: "text", placeholderValue: "E-mail")
        }
      }
      ElementRecord(.button, identifier: "ok", frame: Rect(x: 0, y: 0.5, width: 10, height: 20))
    }
  }
}
