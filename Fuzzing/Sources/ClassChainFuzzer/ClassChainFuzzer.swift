internal import Hierarchy
internal import LibFuzzer
internal import Predicate
internal import Query

/// Has libFuzzer try texts as class chains.
@main
enum ClassChainFuzzer {
  static func main() { LibFuzzer.run(tryChain) }
}

/// Reads a text as a class chain, prints it, reads that again, and evaluates it.
///
/// Whatever the text is, nothing may crash or hang, what is printed has to be read as the same
/// chain, and what is found first must not depend on how much is wanted.
private func tryChain(_ text: String) {
  do throws(ClassChainSyntaxError) {
    check(try ClassChain(text))
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
    precondition(!error.description.isEmpty)
  }
}

private func check(_ chain: ClassChain) {
  let text = chain.description
  do throws(ClassChainSyntaxError) {
    let again = try ClassChain(text)
    precondition(again == chain, "read as another chain: \(text)")
    precondition(again.description == text, "printed in another way: \(text)")
  } catch {
    preconditionFailure("not read again: \(error)")
  }
  // What has no answer for an element is an error, which a limit may keep from being met.
  guard let found = try? chain.nodes(in: tree) else { return }
  let indices = found.map(\.index)
  precondition(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }, "out of order: \(text)")
  // What the time and chance decide may be another answer the second time.
  guard !["now", "random"].contains(where: text.contains) else { return }
  let first = try? chain.nodes(in: tree, limit: 1)
  precondition(first?.first == found.first, "found another first element: \(text)")
}

private let tree = ElementTree {
  ElementRecord(.application, label: "Café au lait") {
    ElementRecord(.window) {
      ElementRecord(.other, identifier: "list") {
        ElementRecord(.cell, identifier: "row", label: "Total", value: "1") {
          ElementRecord(.button, label: "Pay $5", isEnabled: true)
          ElementRecord(.staticText, identifier: "`tick`", label: "It's 5 $")
        }
        ElementRecord(.cell, identifier: "row", label: "") {
          ElementRecord(.textField, value: "text", placeholderValue: "E-mail")
        }
      }
      ElementRecord(.button, identifier: "ok", frame: Rect(x: 0, y: 0.5, width: 10, height: 20))
    }
  }
}
