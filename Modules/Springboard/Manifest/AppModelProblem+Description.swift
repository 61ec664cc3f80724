internal import Diagnostics
internal import Predicate
internal import Query
internal import Reporting

extension AppModelProblem: CustomStringConvertible {
  /// The place, what is wrong, the line with carets below the place, and what to do.
  public var description: String {
    var place = file.map { VisibleText.escaped($0) } ?? ""
    if let position { place += ":\(position.line):\(position.column)" }
    if place.isEmpty { place = path.steps.isEmpty ? "the model" : VisibleText.escaped("\(path)") }
    let note = severity == .information ? "note" : severity.rawValue
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    var result = ["\(place): \(note): \(lines[0])"] + excerpt.map { "  \($0)" }
    result += lines.dropFirst().map { $0.hasPrefix("hint: ") ? String($0) : "  \($0)" }
    if let hint { result.append("hint: \(hint)") }
    return result.joined(separator: "\n")
  }

  /// What is wrong; the lines after the first tell more.
  public var message: String {
    switch kind {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .noModel: "the folder has neither app.json nor dumps"
    case .notJSON5(let expected, let isAtEnd):
      (isAtEnd ? "it is cut off: " : "not well-formed JSON5: ") + "\(expected) is expected here"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .missingFile(let name, _): "there is no file '\(shown(name))'"
    case .differentCase(let name, let actual):
      "there is no file '\(shown(name))', only '\(shown(actual))'"
    case .outsideFolder(let name, isLink: true):
      "'\(shown(name))' is a link that leads out of the model's folder"
    case .outsideFolder(let name, isLink: false):
      "'\(shown(name))' leads out of the model's folder"
    case .dump(let error): error.description
    case .tooManyScreens(let limit): "there are more than \(limit) screens"
    case .rivalFiles(let first, let second):
      "'\(shown(first))' and '\(shown(second))' are the same screen or file to some systems"
    case .duplicateKey(let key): "'\(shown(key))' stands here a second time"
    case .unknownKey(let key, let object, _): "\(object) has no key '\(shown(key))'"
    case .missingKey(let key, let object): "\(object) needs the key '\(key)'"
    case .wrongType(let found, let expected): "\(expected) belongs here, not \(found)"
    case .unknownWord(let word, _): "'\(shown(word))' is not possible here"
    case .unknownForm(let object, let keys, _) where keys.isEmpty:
      "\(object) needs a key that tells what it is"
    case .unknownForm(let object, let keys, _):
      "\(object) is not told by \(quoted(keys))"
    case .severalForms(let object, let keys): "\(object) is told by one key, not by \(quoted(keys))"
    case .wrongKeys(let sentence): sentence
    case .outOfRange(let expected): "\(expected) belongs here"
    case .tooDeep(let limit): "this is nested deeper than \(limit) levels"
    case .emptyText: "the text is empty"
    case .reservedAttribute(let name): "'\(shown(name))' is no further attribute"
    case .locator(let error): error.description
    case .locatorWarning(let warning): warning.description
    case .predicate(let error): error.description
    case .template(let error): error.description
    case .variableName(let name): "'\(shown(name))' cannot be the name of a variable"
    case .unknownScreen(let name, _): "there is no screen '\(shown(name))'"
    case .unknownVariable(let name, _): "nothing puts anything into a variable '\(shown(name))'"
    case .duplicateScreen(let name): "there are two screens '\(shown(name))'"
    case .noScreens: "the model has no screens"
    case .noMatch(let screen, let text), .severalMatches(let screen, let text, _):
      onScreen(text, screen)
    case .noMatchAnywhere(let locator):
      "no screen has an element that matches \(shown("\(locator)"))"
    case .evaluation(let error): error.description
    case .wrongElement(let line, let expected): "this is no \(expected), but \(shown(line))"
    case .wheelShowsOther(let value, _): "the wheel was recorded showing '\(shown(value))'"
    case .neverHappens(let sentence, _): sentence
    case .endlessAlert: "the alert has no button, so nothing could close it"
    case .fieldsInSheet: "a sheet has no fields"
    case .cycle(let screens, let isConditional):
      "screens \(isConditional ? "may show" : "show") each other without end, in no time: "
        + screens.map { shown($0) }.joined(separator: " → ")
    case .unreachable(let name): "nothing shows the screen '\(shown(name))'"
    case .deadEnd(let name): "nothing leads on from the screen '\(shown(name))'"
    }
  }

  /// What to do about it, where that can be told in a line and is not part of the message.
  public var hint: String? {
    switch kind {
    case .noModel: "record screens into screens/, or write app.json; see Documentation/AppModels.md"
    case .missingFile(_, let nearest): Self.advice(nearest) ?? "record it there, or name another"
    case .differentCase(_, let actual):
      "write '\(shown(actual))', since some systems tell them apart"
    case .outsideFolder(_, let isLink):
      isLink ? "copy the file into the folder" : "write a path below the folder, without '..'"
    case .rivalFiles: "rename one of them"
    case .duplicateKey: "keep one of them; of several, only the last would count"
    case .unknownKey(let key, _, let known): Self.advice(key, known)
    case .missingKey: nil
    case .unknownWord(let word, let known): Self.advice(word, known)
    case .unknownForm(_, let keys, let known): Self.advice(keys.first ?? "", known)
    case .severalForms: "write two of them, one after the other"
    case .reservedAttribute(let name): "write \(name) as a key of its own, if there is one"
    case .variableName: "use letters, digits and _ only, no digit first, and not 'this' or 'row'"
    case .unknownScreen(let name, let known): Self.advice(name, known)
    case .unknownVariable(let name, let known):
      Self.advice(name.nearest(among: known))
        ?? "declare it in variables, or write id=\(shown(name)) for the text of an element"
    case .duplicateScreen: "give one of them another name"
    case .noScreens: "record one into screens/, as with WebDriverAgent's /source"
    case .severalMatches(_, _, needsOne: true): "say which one is meant"
    case .severalMatches(_, _, needsOne: false): "all of them are meant by this; narrow it if not"
    case .wheelShowsOther(_, let known):
      "none of \(quoted(known)) is that; write the values as the wheel shows them"
    case .neverHappens(_, let nearest): Self.advice(nearest)
    case .endlessAlert: "give it a button, such as { label: \"OK\" }"
    case .fieldsInSheet: "leave out style: \"sheet\""
    case .cycle: "let one of them wait, with after and a number above 0"
    case .unreachable(let name): "show it by a rule, such as { show: \"\(shown(name))\" }"
    case .deadEnd: "nothing has to be done if the app ends there"
    default: nil
    }
  }

  private static func advice(_ nearest: [String]) -> String? {
    nearest.isEmpty
      ? nil
      : "did you mean \(nearest.map { "'\(VisibleText.excerpt($0))'" }.joined(separator: " or "))?"
  }

  private static func advice(_ word: String, _ known: [String]) -> String? {
    if let advice = advice(word.nearest(among: known)) { return advice }
    guard !known.isEmpty else { return nil }
    let shown = known.prefix(40).map { VisibleText.excerpt($0) }.joined(separator: ", ")
    return "possible: \(shown)" + (known.count > 40 ? " and \(known.count - 40) more" : "")
  }

  private func shown(_ text: String) -> String { VisibleText.excerpt(text, limit: 80) }

  private func quoted(_ keys: [String]) -> String {
    keys.prefix(5).map { "'\(shown($0))'" }.joined(separator: ", ")
  }

  private func onScreen(_ explanation: String, _ screen: String) -> String {
    guard let end = explanation.firstIndex(of: "\n") else {
      return "\(explanation) on the screen '\(shown(screen))'"
    }
    return "\(explanation[..<end]) on the screen '\(shown(screen))'\(explanation[end...])"
  }
}
