internal import Hierarchy
internal import JSON
internal import Query

extension ManifestParser {
  /// The effects of a list, or the one that stands for it.
  mutating func effects(_ node: JSONNode?) -> [Effect] {
    var effects: [Effect] = []
    for element in oneOrMore(node) {
      effects.append(nested(element) { $0.effect(element) } ?? .after(0, []))
    }
    return effects
  }

  private mutating func effect(_ node: JSONNode) -> Effect? {
    if case .string(let word) = node.content {
      switch word {
      case "back": return .back
      case "dismiss": return .dismiss
      case "dismissKeyboard": return .dismissKeyboard
      case "exit": return .exit
      case "crash": return .crash
      default: return unknownWord(word, at: node, of: .effect)
      }
    }
    guard let (name, fields) = form(node, of: .effect), let main = fields[name] else { return nil }
    switch name {
    case "show": return text(main).map { .show($0) }
    case "push": return text(main).map { .push($0) }
    case "present": return text(main).map { .present($0) }
    case "switchTo": return text(main).map { .switchTo($0) }
    case "set":
      let changes = changes(fields)
      return locator(main).map { .set($0, changes) }
    case "remove": return locator(main).map { .remove($0) }
    case "insert": return insertion(main, fields)
    case "alert": return alert(main).map { .alert($0) }
    case "ask":
      let (granted, denied) = (effects(fields["granted"]), effects(fields["denied"]))
      return permission(main).map { .ask($0, granted: granted, denied: denied) }
    case "open": return template(main).map { .openURL($0) }
    case "openApp": return text(main, allowsEmpty: false).map { .openApp($0) }
    case "focus": return locator(main).map { .focus($0) }
    case "after":
      let effects = effects(fields["do"])
      return number(main, atLeast: 0).map { .after($0, effects) }
    case "store":
      let text = template(fields["as"])
      guard let name = variable(main), let text else { return nil }
      return .store(name, text)
    default:
      guard let number = integer(main), let name = variable(fields["to"]) else { return nil }
      return .add(number, to: name)
    }
  }

  // MARK: Attributes

  /// What becomes of attributes.
  mutating func changes(_ fields: ManifestFields) -> AttributeChanges {
    var changes: [AttributeChange] = []
    for name in AttributeChange.texts {
      if let node = fields[name] { changes += change(name, node) }
    }
    for name in AttributeChange.flags {
      guard let node = fields[name] else { continue }
      if case .null = node.content {
        changes.append(.absent(name))
      } else if let value = boolean(node) {
        changes.append(.flag(name, value))
      }
    }
    if let node = fields["frame"] {
      if case .null = node.content {
        changes.append(.absent("frame"))
      } else if let rect = frame(node) {
        changes.append(.frame(rect))
      }
    }
    for member in entries(fields["attributes"]) where checkFurther(member) {
      changes += change(member.key, member.value)
    }
    return AttributeChanges(changes)
  }

  private mutating func change(_ name: String, _ node: JSONNode) -> [AttributeChange] {
    if case .null = node.content { return [.absent(name)] }
    return template(node).map { [.text(name, $0)] } ?? []
  }

  /// Whether an attribute may stand among the further ones.
  mutating func checkFurther(_ member: JSONNode.Member) -> Bool {
    guard AttributeChange.isFurther(member.key) else {
      report(.reservedAttribute(member.key), at: member.keyRange)
      return false
    }
    return true
  }

  /// A frame.
  mutating func frame(_ node: JSONNode?) -> Rect? {
    guard let node, let fields = fields(node, of: .frame) else { return nil }
    let (x, y) = (number(fields["x"]), number(fields["y"]))
    let width = number(fields["width"], atLeast: 0)
    let height = number(fields["height"], atLeast: 0)
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  // MARK: Alerts

  private mutating func alert(_ node: JSONNode) -> AppAlert? {
    guard let fields = fields(node, of: .alert) else { return nil }
    var alert = AppAlert(
      title: template(fields["title"]),
      message: template(fields["message"]),
      buttons: []
    )
    let styles = AppAlert.Style.allCases.map(\.rawValue)
    alert.style = word(fields["style"], styles) { AppAlert.Style(rawValue: $0) } ?? .alert
    for element in elements(fields["fields"]) {
      guard let fields = self.fields(element, of: .field) else { continue }
      alert.fields.append(
        AppAlert.Field(
          identifier: text(fields["identifier"]),
          placeholder: text(fields["placeholder"]),
          value: template(fields["value"]) ?? TextTemplate(literal: ""),
          isSecure: boolean(fields["secure"]) ?? false
        )
      )
    }
    let roles = AppAlert.Button.Role.allCases.map(\.rawValue)
    for element in elements(fields["buttons"]) {
      guard let fields = self.fields(element, of: .button) else {
        alert.buttons.append(AppAlert.Button("?"))
        continue
      }
      alert.buttons.append(
        AppAlert.Button(
          text(fields["label"], allowsEmpty: false) ?? "?",
          identifier: text(fields["identifier"]),
          role: word(fields["role"], roles) { AppAlert.Button.Role(rawValue: $0) } ?? .normal,
          effects: effects(fields["do"])
        )
      )
    }
    return alert
  }
}
