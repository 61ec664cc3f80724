public import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

extension ActionElement {
  /// Taps the button inside of which the label contains a text, in whatever case.
  ///
  /// Of several such buttons it is the only one that a finger would reach; where that does not decide, the
  /// test fails with a list of them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - timeout: How long to wait for such a button, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element that is searched.
  @discardableResult
  public func tapButtonWithLabelContains(
    _ text: String,
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      guard !isInert else { return self }
      let rule = EasyPredicate.label(.contains, text, options: .caseInsensitive)
      guard let condition = condition([rule], .and, at: site) else { return self }
      let buttons = inside(.button, where: condition)
      guard wait(timeout: timeout, until: { buttons.count > 0 }) else {
        guard !isInert else { return self }
        fail(
          "No button has a label that contains \(text.quoted), within \(seconds(timeout))\n"
            + otherButtons,
          at: site
        )
        return self
      }
      let all = buttons.elements
      let reachable = all.count == 1 ? all : all.filter(\.isHittable)
      if reachable.count == 1 {
        reachable[0].tapWhenPossible(timeout: timeout, at: site)
      } else {
        fail(
          "\(all.count) buttons have a label that contains \(text.quoted), "
            + "and \(reachable.count) of them can be reached\n\(Self.list(all))",
          at: site
        )
      }
      return self
    }
  }

  /// The buttons that there are instead.
  private var otherButtons: String {
    guard exists else { return finding }
    let buttons = inside(.button).elements
    return buttons.isEmpty ? "Found: no buttons" : "Found:\n" + Self.list(buttons)
  }

  private static func list(_ elements: [Query.Element]) -> String {
    var lines = elements.prefix(10).map { "  \($0.line)" }
    if elements.count > lines.count { lines.append("  … \(elements.count - lines.count) more") }
    return lines.joined(separator: "\n")
  }
}
