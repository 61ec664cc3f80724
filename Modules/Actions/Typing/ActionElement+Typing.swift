public import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

// Row S4.4 of Einstein's features: typing, of which the outcome is made sure of.
extension ActionElement {
  /// Gives the element the keyboard's focus, adds a text to the end of what it holds, and makes sure that
  /// it holds both then.
  ///
  /// The element is a field, or has exactly one inside. In fields of one line, what follows from a line
  /// break on is typed as keys after that: `"ann\n"` presses return. A secure field, which empties itself
  /// when it is edited anew, may hold the new text alone. See `Documentation/Actions.md`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - timeout: How long to wait for the field, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func tapAndType(
    text: String,
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      perform(.append(text), timeout: timeout, at: site)
      return self
    }
  }

  /// Gives the element the keyboard's focus, puts a text in place of what it holds, and makes sure that
  /// it holds just that then.
  ///
  /// - Parameters:
  ///   - text: The text, as for `tapAndType(text:timeout:)`.
  ///   - timeout: How long to wait for the field, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func clearAndType(
    text: String,
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      perform(.replace(text), timeout: timeout, at: site)
      return self
    }
  }

  /// Gives the element the keyboard's focus, empties it, and makes sure that it is empty then.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for the field, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func clearText(
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      perform(.replace(""), timeout: timeout, at: site)
      return self
    }
  }

  /// Does something to the text of the field that the element is, or that is inside.
  func perform(_ task: TypingTask, timeout: TimeInterval, at site: SourceSite) {
    guard !isInert else { return }
    let isReady = wait(timeout: timeout) { satisfies(.isReady) }
    guard isOne(or: task.inability, after: isReady ? nil : timeout, at: site) else { return }
    if type.takesText { return enter(task, at: site) }
    let kinds = ElementType.textInputs.map(\.rawValue)
    guard let takesText = try? EasyPredicate.type(in: kinds).formatPredicate.nsPredicate else {
      return
    }
    let fields = inside(.any, where: takesText)
    switch fields.count {
    case 0: enter(task, at: site)
    case 1: fields.element(boundBy: 0).enter(task, at: site)
    case let count:
      fail("\(count) fields are inside \(self); name one of them\n\(finding)", at: site)
    }
  }

  fileprivate func enter(_ task: TypingTask, at site: SourceSite) {
    var entry = TextEntry(self, site)
    entry.perform(task)
  }
}

extension ElementType {
  /// The kinds of elements that hold a text which is typed.
  static let textInputs: [ElementType] = [
    .textField, .secureTextField, .searchField, .textView, .comboBox,
  ]

  /// Whether elements of the kind hold a text which is typed.
  var takesText: Bool { Self.textInputs.contains(self) }
}
