internal import Hierarchy
internal import Query

/// Writes models as manifests.
struct ManifestPrinter {
  private typealias Members = [(key: String, value: ManifestValue)]

  /// The manifest of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - files: The files of the screens, in their order.
  /// - Returns: The manifest.
  static func manifest(_ model: AppModel, files: [ScreenFiles]) -> ManifestValue {
    var members: Members = [
      ("name", .text(model.name)), ("bundleIdentifier", .text(model.bundleIdentifier)),
    ]
    let system = model.system
    members.append(
      (
        "system",
        .object([
          ("version", .text(system.version)), ("language", .text(system.language)),
          ("region", .text(system.region)),
        ])
      )
    )
    if !model.urlSchemes.isEmpty {
      members.append(("urlSchemes", .list(model.urlSchemes.map { .text($0) })))
    }
    if !model.variables.isEmpty {
      let sorted = model.variables.sorted { $0.key < $1.key }
      members.append(("variables", .object(sorted.map { ($0.key, .text($0.value)) })))
    }
    if !model.permissions.isEmpty {
      let sorted = model.permissions.sorted { $0.key.name < $1.key.name }
      members.append(
        ("permissions", .object(sorted.map { ($0.key.name, .text($0.value.rawValue)) }))
      )
    }
    members.append(("initialScreen", .text(model.initialScreen)))
    members.append(
      ("screens", .object(zip(model.screens, files).map { ($0.name, screen($0, $1)) }))
    )
    if !model.rules.isEmpty { members.append(("rules", .list(model.rules.map { rule($0) }))) }
    return .object(members)
  }

  private static func screen(_ screen: AppScreen, _ files: ScreenFiles) -> ManifestValue {
    var members: Members = []
    if let file = files.portrait { members.append(("file", .text(file))) }
    if let file = files.landscape { members.append(("landscape", .text(file))) }
    if !screen.lists.isEmpty { members.append(("lists", .list(screen.lists.map { list($0) }))) }
    if !screen.wheels.isEmpty { members.append(("wheels", .list(screen.wheels.map { wheel($0) }))) }
    if !screen.rules.isEmpty { members.append(("rules", .list(screen.rules.map { rule($0) }))) }
    return .object(members)
  }

  private static func wheel(_ wheel: WheelValues) -> ManifestValue {
    .object([("wheel", text(wheel.wheel)), ("values", .list(wheel.values.map { .text($0) }))])
  }

  private static func list(_ list: LazyList) -> ManifestValue {
    var members: Members = [("in", text(list.container))]
    if let rows = list.rows {
      members += [("row", text(rows.template)), ("count", .integer(rows.count))]
      if !rows.settings.isEmpty {
        let settings = rows.settings.map { setting in
          ManifestValue.object([("set", text(setting.locator))] + changes(setting.changes))
        }
        members.append(("change", .list(settings)))
      }
    }
    return .object(members)
  }

  private static func rule(_ rule: Rule) -> ManifestValue {
    var members: Members = [("on", trigger(rule.trigger))]
    if let condition = rule.condition { members.append(("when", self.condition(condition))) }
    members.append(("do", effects(rule.effects)))
    return .object(members)
  }

  private static func trigger(_ trigger: Trigger) -> ManifestValue {
    switch trigger {
    case .tap(let locator): .object([("tap", text(locator))])
    case .doubleTap(let locator): .object([("doubleTap", text(locator))])
    case .longPress(let locator): .object([("longPress", text(locator))])
    case .swipe(let locator, nil): .object([("swipe", text(locator))])
    case .swipe(let locator, let direction?):
      .object([("swipe", text(locator)), ("direction", .text(direction.rawValue))])
    case .changed(let locator): .object([("changed", text(locator))])
    case .submitted(let locator): .object([("submitted", text(locator))])
    case .refreshed(let locator): .object([("refreshed", text(locator))])
    case .appeared: .text("appeared")
    case .launched: .text("launched")
    case .activated: .text("activated")
    case .backgrounded: .text("backgrounded")
    case .opened(let pattern): .object([("opened", .text(pattern))])
    case .pressed(let label): .object([("pressed", .text(label))])
    case .answered(let permission, nil): .object([("answered", .text(permission.name))])
    case .answered(let permission, let isGranted?):
      .object([
        ("answered", .text(permission.name)), ("is", .text(isGranted ? "granted" : "denied")),
      ])
    }
  }

  private static func condition(_ condition: Condition) -> ManifestValue {
    switch condition {
    case .exists(let locator): return .object([("exists", text(locator))])
    case .count(let locator, let range):
      var members: Members = [("count", text(locator))]
      if range.lowerBound == range.upperBound {
        members.append(("exactly", .integer(range.lowerBound)))
      } else {
        let hasMost = range.upperBound < Int.max
        if range.lowerBound > 0 || !hasMost {
          members.append(("atLeast", .integer(range.lowerBound)))
        }
        if hasMost { members.append(("atMost", .integer(range.upperBound))) }
      }
      return .object(members)
    case .element(let locator, let predicate):
      return .object([("element", text(locator)), ("satisfies", .text("\(predicate)"))])
    case .equal(let first, let second):
      return .object([("text", .text("\(first)")), ("is", .text("\(second)"))])
    case .text(let text, let predicate):
      return .object([("text", .text("\(text)")), ("satisfies", .text("\(predicate)"))])
    case .argument(let name, let next):
      return .object([("argument", .text(name))] + (next.map { [("is", .text($0))] } ?? []))
    case .environment(let name, let value):
      return .object([("environment", .text(name))] + (value.map { [("is", .text($0))] } ?? []))
    case .permission(let permission, let status):
      return .object([("permission", .text(permission.name)), ("is", .text(status.rawValue))])
    case .all(let conditions):
      return .object([("all", .list(conditions.map { self.condition($0) }))])
    case .any(let conditions):
      return .object([("any", .list(conditions.map { self.condition($0) }))])
    case .not(let condition): return .object([("not", self.condition(condition))])
    }
  }

  private static func text(_ locator: Locator) -> ManifestValue { .text("\(locator)") }

  private static func effects(_ effects: [Effect]) -> ManifestValue {
    .list(effects.map { effect($0) })
  }

  private static func effect(_ effect: Effect) -> ManifestValue {
    switch effect {
    case .show(let name): return .object([("show", .text(name))])
    case .push(let name): return .object([("push", .text(name))])
    case .back: return .text("back")
    case .present(let name): return .object([("present", .text(name))])
    case .dismiss: return .text("dismiss")
    case .switchTo(let name): return .object([("switchTo", .text(name))])
    case .set(let locator, let changes):
      return .object([("set", text(locator))] + self.changes(changes))
    case .remove(let locator): return .object([("remove", text(locator))])
    case .insert(let fragment, let place):
      let value = fragment.file.map { .text($0) } ?? ManifestElementPrinter.element(fragment.tree)
      return .object([("insert", value)] + self.place(place))
    case .alert(let alert): return .object([("alert", self.alert(alert))])
    case .ask(let permission, let granted, let denied):
      var members: Members = [("ask", .text(permission.name))]
      if !granted.isEmpty { members.append(("granted", effects(granted))) }
      if !denied.isEmpty { members.append(("denied", effects(denied))) }
      return .object(members)
    case .openURL(let address): return .object([("open", .text("\(address)"))])
    case .openApp(let bundle): return .object([("openApp", .text(bundle))])
    case .focus(let locator): return .object([("focus", text(locator))])
    case .dismissKeyboard: return .text("dismissKeyboard")
    case .after(let delay, let effects):
      return .object([("after", .number(delay)), ("do", self.effects(effects))])
    case .store(let name, let text):
      return .object([("store", .text(name)), ("as", .text("\(text)"))])
    case .add(let number, let name):
      return .object([("add", .integer(number)), ("to", .text(name))])
    case .exit: return .text("exit")
    case .crash: return .text("crash")
    }
  }

  private static func place(_ place: InsertionPlace) -> Members {
    switch place {
    case .lastIn(let locator): [("into", text(locator))]
    case .firstIn(let locator): [("into", text(locator)), ("first", .bool(true))]
    case .above(let locator): [("above", text(locator))]
    case .below(let locator): [("below", text(locator))]
    }
  }

  private static func changes(_ changes: AttributeChanges) -> Members {
    var members: Members = []
    var further: Members = []
    for change in changes.list {
      let value: ManifestValue =
        switch change {
        case .text(_, let text): .text("\(text)")
        case .flag(_, let value): .bool(value)
        case .frame(let frame): ManifestElementPrinter.frame(frame)
        case .absent: .null
        }
      if AttributeChange.isFurther(change.name) {
        further.append((change.name, value))
      } else {
        members.append((change.name, value))
      }
    }
    if !further.isEmpty { members.append(("attributes", .object(further))) }
    return members
  }

  private static func alert(_ alert: AppAlert) -> ManifestValue {
    var members: Members = []
    if let title = alert.title { members.append(("title", .text("\(title)"))) }
    if let message = alert.message { members.append(("message", .text("\(message)"))) }
    if alert.style != .alert { members.append(("style", .text(alert.style.rawValue))) }
    if !alert.fields.isEmpty {
      members.append(("fields", .list(alert.fields.map { field($0) })))
    }
    members.append(("buttons", .list(alert.buttons.map { button($0) })))
    return .object(members)
  }

  private static func field(_ field: AppAlert.Field) -> ManifestValue {
    var members: Members = []
    if let identifier = field.identifier { members.append(("identifier", .text(identifier))) }
    if let placeholder = field.placeholder { members.append(("placeholder", .text(placeholder))) }
    if field.value.literal != "" { members.append(("value", .text("\(field.value)"))) }
    if field.isSecure { members.append(("secure", .bool(true))) }
    return .object(members)
  }

  private static func button(_ button: AppAlert.Button) -> ManifestValue {
    var members: Members = [("label", .text(button.label))]
    if let identifier = button.identifier { members.append(("identifier", .text(identifier))) }
    if button.role != .normal { members.append(("role", .text(button.role.rawValue))) }
    if !button.effects.isEmpty { members.append(("do", effects(button.effects))) }
    return .object(members)
  }
}

/// The files that a manifest has to name for a screen.
struct ScreenFiles {
  /// That of the screen itself, where it is not the one that the name of the screen says.
  var portrait: String?
  /// That of the screen while the device is held on its side.
  var landscape: String?
}
