internal import Diagnostics
internal import Hierarchy

extension TreeDifference {
  /// The changes for people, a line each.
  ///
  /// `+` is what has come, `-` what is gone, `~` what has changed. Elements that have all moved the same
  /// way, as when content scrolls, share a line.
  ///
  /// - Parameter limit: How many lines there are at most, but for one that tells how many are left out;
  ///   nil for all.
  /// - Returns: The lines.
  package func lines(limit: Int? = nil) -> [String] {
    let lines = allLines
    guard let limit, lines.count > limit else { return lines }
    return lines.prefix(limit) + ["and \(lines.count - limit) more"]
  }

  private var allLines: [String] {
    var lines: [String] = []
    var movements: [Movement: (line: Int, count: Int)] = [:]
    for change in changes {
      guard let movement = Movement(change) else {
        lines.append(Self.line(change))
        continue
      }
      if let known = movements[movement] {
        movements[movement]?.count = known.count + 1
        lines[known.line] = "~ \(known.count + 1) elements: \(movement)"
      } else {
        movements[movement] = (lines.count, 1)
        lines.append(Self.line(change))
      }
    }
    return lines
  }

  private static func line(_ change: Change) -> String {
    switch change {
    case .added(let node): "+ \(node.title)\(details(node))\(inside(node))"
    case .removed(let node): "- \(node.title)\(inside(node))"
    case .changed(let old, let new, let differences):
      "~ \(old.title): "
        + (Movement(change).map { "\($0)" }
          ?? differences.map { words($0, old, new) }.joined(separator: ", "))
    case .contents(let old, _): "~ \(old.title): something inside"
    }
  }

  /// What else people see of an element that has come.
  private static func details(_ node: ElementNode) -> String {
    var details = ""
    if let label = node.label, !label.isEmpty, let identifier = node.identifier, !identifier.isEmpty
    {
      details += ", label \(label.shownInQuotes)"
    }
    let known = [node.identifier, node.label, ""]
    if let value = node.value, !known.contains(value) {
      details += ", value \(value.shownInQuotes)"
    }
    if node.isEnabled == false { details += ", disabled" }
    if node.attribute("hasKeyboardFocus") == "true" { details += ", with the keyboard's focus" }
    return details
  }

  /// How many elements inside are named.
  private static let insideLimit = 3

  /// What is inside an element that has come or gone, as far as people would see it.
  private static func inside(_ node: ElementNode) -> String {
    guard node.keyboardInside == nil else { return "" }
    let named = node.descendants.filter {
      $0.firstChild == nil && ($0.identifier ?? $0.label) != nil
    }
    guard !named.isEmpty else { return "" }
    let shown = named.prefix(insideLimit).map(\.title).joined(separator: ", ")
    let rest = named.count - insideLimit
    return " with \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func words(
    _ difference: AttributeDifference,
    _ old: ElementNode,
    _ new: ElementNode
  ) -> String {
    if difference.name == "hasKeyboardFocus" {
      let hasFocus = difference.new == "true"
      return hasFocus ? "gets the keyboard's focus" : "loses the keyboard's focus"
    }
    let isWord = AttributeDifference.wordNames.contains(difference.name)
    func shown(_ text: String?) -> String {
      guard let text else { return "none" }
      return isWord ? VisibleText.escaped(text) : text.shownInQuotes
    }
    return "\(difference.name) \(shown(difference.old)) → \(shown(difference.new))"
  }
}

extension AttributeDifference {
  /// Attributes whose texts need no quotes.
  fileprivate static let wordNames: Set<String> = [
    "enabled", "selected", "visible", "accessible", "focused", "hittable", "frame",
  ]
}

/// How an element has moved, or come onto or off the screen: what happens to many at once.
private struct Movement: Hashable, CustomStringConvertible {
  private var dx = 0.0
  private var dy = 0.0
  private var visibility: [AttributeDifference]

  /// What a change is if it is nothing but a movement.
  init?(_ change: TreeDifference.Change) {
    guard case .changed(let old, let new, let differences) = change else { return nil }
    guard differences.allSatisfy({ ["frame", "visible", "hittable"].contains($0.name) }) else {
      return nil
    }
    visibility = differences.filter { $0.name != "frame" }
    guard visibility.count < differences.count else { return }
    guard let from = old.frame, let to = new.frame, from.size == to.size else { return nil }
    // A movement of thirds of points is one all the same.
    dx = ((to.x - from.x) * 10).rounded() / 10
    dy = ((to.y - from.y) * 10).rounded() / 10
  }

  var description: String {
    var words: [String] = []
    if dx != 0 || dy != 0 { words.append("moved by \(dx), \(dy)") }
    for change in visibility {
      let isGained = change.new == "true"
      words.append("\(isGained ? "" : "not ")\(change.name)" + (isGained ? " now" : " any more"))
    }
    return words.isEmpty ? "moved" : words.joined(separator: ", ")
  }
}

extension ElementNode {
  /// The kind, and what people know the element by: `Button 'save'`.
  var title: String {
    if keyboardInside != nil { return ElementType.keyboard.name }
    if let name = [identifier, label, placeholderValue].lazy.compactMap({ $0 }).first(where: {
      !$0.isEmpty
    }) {
      return "\(VisibleText.escaped(typeName)) \(name.shownInQuotes)"
    }
    let text = firstText.map { " around \($0.shownInQuotes)" } ?? ""
    return VisibleText.escaped(typeName) + text
  }

  /// The keyboard, if the element is it, or holds it and little else.
  ///
  /// There are buttons beside the keys, but nothing with a text comes before them.
  fileprivate var keyboardInside: ElementNode? {
    if isOfType(.keyboard) { return self }
    guard isOfType(.window) || isOfType(.other),
      let keyboard = descendants.first(where: { $0.isOfType(.keyboard) })
    else { return nil }
    let before = tree[index..<keyboard.index]
    return before.allSatisfy { $0.identifier == nil && $0.label == nil } ? keyboard : nil
  }
}

extension String {
  /// How many characters of a text are shown.
  private static let shownLimit = 60

  /// The text in quotes on one line, cut where it is long.
  var shownInQuotes: String {
    let beginning = prefix(Self.shownLimit)
    let mark = beginning.endIndex < endIndex ? "…" : ""
    return "'\(VisibleText.escaped(String(beginning), quote: "'"))\(mark)'"
  }
}
