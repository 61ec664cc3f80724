internal import Foundation
internal import Hierarchy
internal import Query

/// The typing into one field.
///
/// The caret cannot be asked for. So what counts is what the field holds in the end.
struct TextEntry<Field: ActionElement> {
  let field: Field
  let site: SourceSite

  /// Where the field was when it got the focus, and what it is: it may be found by what it holds.
  private var place: CGRect?
  private let isMultiline: Bool

  init(_ field: Field, _ site: SourceSite) {
    self.field = field
    self.site = site
    isMultiline = field.type == .textView
  }

  /// How long a field may take to get the focus, or to show what was typed, in seconds.
  static var patience: TimeInterval { 3 }

  /// What the field holds.
  var content: FieldContent {
    if !field.exists, let renamed { FieldContent(of: renamed) } else { FieldContent(of: field) }
  }

  /// Whether the field is still there.
  var exists: Bool { field.exists || renamed != nil }

  /// The field, where it was found by what it held and holds something else by now.
  var renamed: Field.Query.Element? {
    let focused = field.owningApplication.inside(.any, where: .hasKeyboardFocus).firstMatch
    return focused.exists && focused.frame == place ? focused : nil
  }

  /// Types a text, if there is any.
  func type(_ text: String) {
    guard !text.isEmpty, !field.isInert else { return }
    if !field.exists, let renamed { renamed.typeText(text) } else { field.typeText(text) }
  }

  /// Does something to the text.
  mutating func perform(_ task: TypingTask) {
    guard field.isEnabled else {
      fail("\(field) \(task.inability): it is disabled")
      return
    }
    let wasEdited = hasFocus
    guard takeFocus(for: task) else { return }
    if let inner = innerField {
      // The text goes there, and that is where it can be read.
      var entry = TextEntry<Field.Query.Element>(inner, site)
      return entry.edit(task, wasEdited: wasEdited)
    }
    edit(task, wasEdited: wasEdited)
  }

  /// The field inside that has the focus, where the field has not itself.
  private var innerField: Field.Query.Element? {
    guard !field.satisfies(.hasKeyboardFocus) else { return nil }
    let focused = field.inside(.any, where: .hasKeyboardFocus).firstMatch
    return focused.exists && focused.type.takesText ? focused : nil
  }

  /// Does something to the text of the field, which has the focus.
  private mutating func edit(_ task: TypingTask, wasEdited: Bool) {
    place = field.frame
    switch task {
    case .append(let text): append(text, wasEdited: wasEdited)
    case .replace(let text):
      guard clear() else { return }
      let typed = typed(text)
      type(typed.content)
      verify([typed.content], of: text)
      press(typed)
    }
  }

  private func append(_ text: String, wasEdited: Bool) {
    let before = content
    let typed = typed(text)
    type(typed.content)
    let whole = before.text + typed.content
    var expected = [whole]
    // It empties itself when it is edited anew, and nobody can read what is in it.
    if before.isSecure, !wasEdited { expected.append(typed.content) }
    if !before.isSecure, before.isReadable, !before.isEmpty, !holds(expected), !field.isInert,
      exists
    {
      // The caret was not at the end.
      guard clear() else { return }
      type(whole)
    }
    verify(expected, of: text)
    press(typed)
  }

  private func typed(_ text: String) -> TypedText {
    TypedText(text, isMultiline: isMultiline)
  }

  /// Types what follows the text, of which nobody knows what it does.
  private func press(_ text: TypedText) {
    type(text.keys)
  }

  /// Waits until the field holds one of some texts.
  ///
  /// A field that is gone, because the app has gone on, holds nothing that could be wrong.
  private func holds(_ texts: [String]) -> Bool {
    field.wait(timeout: Self.patience) {
      guard exists else { return field.owningApplication.exists }
      let content = content
      return !content.isReadable || texts.contains { content.holds($0) }
    }
  }

  private func verify(_ expected: [String], of text: String) {
    guard !field.isInert, !holds(expected), !field.isInert else { return }
    guard exists else {
      fail("\(field) is gone after typing \(text.quoted)")
      return
    }
    let content = content
    let wanted = expected.map { content.description(of: $0) }.joined(separator: " or ")
    fail("\(field) holds \(content) after typing \(told(text)), and not \(wanted)")
  }

  /// A text as messages tell it, which must not give a secret away.
  private func told(_ text: String) -> String {
    content.isSecure ? "\(text.count) characters" : text.quoted
  }

  func fail(_ message: String) { field.fail("\(message)\n\(field.finding)", at: site) }
}
