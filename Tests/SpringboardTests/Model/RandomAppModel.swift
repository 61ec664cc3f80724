import Hierarchy
import Query
import Springboard
import TestSupport

/// Makes models that are different for each seed, with everything that they can say.
struct RandomAppModel {
  private var generator: SeededGenerator
  private var depth = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func model() throws -> AppModel {
    var model = AppModel(
      name: text(),
      bundleIdentifier: text(),
      system: AppSystem(version: text(), language: "de", region: text()),
      urlSchemes: several { _ in "notes" },
      variables: chance(50) ? ["a": text(allowsEmpty: true), "b_2": "1"] : [:],
      permissions: chance(50)
        ? [.notifications: .granted, .resource(.userTracking): .denied] : [:],
      screens: [],
      rules: try several { try $0.rule() }
    )
    let names = [
      "login", "Home", "home 2", "a/b", "..", "Größe", "o'clock \"x\"", ".hidden", "e\u{301}",
    ]
    for name in names.shuffled(using: &generator).prefix(number(1...5)) {
      model.screens.append(
        AppScreen(
          name: name,
          tree: .random(seed: generator.next(), count: number(1...20)),
          landscape: chance(20) ? .random(seed: generator.next(), count: number(1...20)) : nil,
          rules: try several { try $0.rule() },
          lists: try several { try $0.list() },
          wheels: try several {
            WheelValues(try $0.locator(), $0.several { $0.text(allowsEmpty: true) })
          }
        )
      )
    }
    model.initialScreen = model.screens.first?.name ?? ""
    return model
  }

  // MARK: Parts

  private mutating func rule() throws -> Rule {
    Rule(try trigger(), when: chance(50) ? try condition() : nil, try several { try $0.effect() })
  }

  private mutating func list() throws -> LazyList {
    guard chance(50) else { return LazyList(in: try locator()) }
    let settings = try several { try LazyList.Setting($0.locator(), $0.changes()) }
    return LazyList(
      in: try locator(),
      rows: LazyList.Rows(copiesOf: try locator(), count: number(0...300), settings: settings)
    )
  }

  private mutating func trigger() throws -> Trigger {
    switch number(0...15) {
    case 0: .tap(try locator())
    case 1: .doubleTap(try locator())
    case 2: .longPress(try locator())
    case 3: .swipe(try locator(), nil)
    case 4: .swipe(try locator(), Trigger.Direction.allCases.randomElement(using: &generator))
    case 5: .changed(try locator())
    case 6: .submitted(try locator())
    case 7: .refreshed(try locator())
    case 8: .appeared
    case 9: .launched
    case 10: .activated
    case 11: .backgrounded
    case 12: .opened(text())
    case 13: .pressed(text())
    case 14: .answered(permission(), granted: nil)
    default: .answered(permission(), granted: chance(50))
    }
  }

  private mutating func condition() throws -> Condition {
    depth += 1
    defer { depth -= 1 }
    switch number(depth > 4 ? 3...11 : 0...11) {
    case 0: return .all(try several { try $0.condition() })
    case 1: return .any(try several { try $0.condition() })
    case 2: return .not(try condition())
    case 3: return .exists(try locator())
    case 4:
      let ranges = [0...0, 3...3, 1...Int.max, 0...4, 2...5, 0...Int.max]
      return .count(try locator(), ranges.randomElement(using: &generator) ?? 0...0)
    case 5:
      return .element("\(try locator())", satisfies: "label == 'a' AND enabled == 1")
    case 6: return .equal(try template(), try template())
    case 7: return .text("\(try template())", satisfies: "SELF MATCHES '[0-9]+'")
    case 8: return .argument(text(), followedBy: chance(50) ? text(allowsEmpty: true) : nil)
    case 9: return .environment(text(), value: chance(50) ? text(allowsEmpty: true) : nil)
    default:
      let statuses = AppPermission.Status.allCases
      return .permission(permission(), statuses.randomElement(using: &generator) ?? .denied)
    }
  }

  private mutating func effect() throws -> Effect {
    depth += 1
    defer { depth -= 1 }
    switch number(depth > 4 ? 3...20 : 0...20) {
    case 0: return .after(Double(number(0...9)) / 4, try several { try $0.effect() })
    case 1:
      return .ask(
        permission(),
        granted: try several { try $0.effect() },
        denied: try several { try $0.effect() }
      )
    case 2: return .alert(try alert())
    case 3: return .show(text(allowsEmpty: true))
    case 4: return .push(text())
    case 5: return .back
    case 6: return .present(text())
    case 7: return .dismiss
    case 8: return .switchTo(text())
    case 9: return .set(try locator(), try changes())
    case 10: return .remove(try locator())
    case 11: return .insert(try AppFragment(try record()), try place())
    case 12:
      let tree = ElementTree { ElementRecord(.cell, identifier: "row", label: "${verbatim") }
      return .insert(AppFragment(tree, file: "fragments/row.json"), try place())
    case 13: return .openURL(try template())
    case 14: return .openApp(text())
    case 15: return .focus(try locator())
    case 16: return .dismissKeyboard
    case 17: return .store("a", try template())
    case 18: return .add(number(-5...5), to: "b_2")
    case 19: return .exit
    default: return .crash
    }
  }

  private mutating func alert() throws -> AppAlert {
    AppAlert(
      title: chance(70) ? try template() : nil,
      message: chance(50) ? try template() : nil,
      style: chance(50) ? .alert : .sheet,
      fields: try several { generator in
        AppAlert.Field(
          identifier: generator.chance(50) ? generator.text(allowsEmpty: true) : nil,
          placeholder: generator.chance(50) ? generator.text(allowsEmpty: true) : nil,
          value: try generator.template(),
          isSecure: generator.chance(50)
        )
      },
      buttons: try several { generator in
        AppAlert.Button(
          generator.text(),
          identifier: generator.chance(50) ? generator.text(allowsEmpty: true) : nil,
          role: AppAlert.Button.Role.allCases.randomElement(using: &generator.generator) ?? .normal,
          effects: try generator.several { try $0.effect() }
        )
      }
    )
  }

  private mutating func record() throws -> ElementRecord {
    depth += 1
    defer { depth -= 1 }
    let children = depth > 4 ? [] : try several { try $0.record() }
    return ElementRecord(
      ElementType.allCases.randomElement(using: &generator) ?? .other,
      identifier: chance(50) ? "\(try template())" : nil,
      label: chance(50) ? "\(try template())" : nil,
      value: chance(50) ? "\(try template())" : nil,
      placeholderValue: chance(30) ? "\(try template())" : nil,
      frame: chance(50) ? rect() : nil,
      isEnabled: chance(50) ? chance(50) : nil,
      isVisible: chance(50) ? chance(50) : nil,
      isAccessible: chance(50) ? chance(50) : nil,
      isSelected: chance(50) ? chance(50) : nil,
      attributes: chance(30) ? [ElementAttribute(name: "hint", value: "\(try template())")] : []
    ) { children }
  }

  private mutating func place() throws -> InsertionPlace {
    switch number(0...3) {
    case 0: .lastIn(try locator())
    case 1: .firstIn(try locator())
    case 2: .above(try locator())
    default: .below(try locator())
    }
  }

  private mutating func changes() throws -> AttributeChanges {
    var changes: [AttributeChange] = []
    for name in AttributeChange.texts + ["hint", "größe"] where chance(30) {
      changes.append(chance(80) ? .text(name, try template()) : .absent(name))
    }
    for name in AttributeChange.flags where chance(20) {
      changes.append(chance(80) ? .flag(name, chance(50)) : .absent(name))
    }
    if chance(30) { changes.append(chance(80) ? .frame(rect()) : .absent("frame")) }
    return AttributeChanges(changes.shuffled(using: &generator))
  }

  // MARK: Values

  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func rect() -> Rect {
    Rect(
      x: Double(number(-50...50)) / 3,
      y: Double(number(-9...900)),
      width: Double(number(0...400)) / 2,
      height: 44
    )
  }

  private mutating func text(allowsEmpty: Bool = false) -> String {
    let texts = AwkwardText.all.filter { allowsEmpty || !$0.isEmpty }
    return texts.randomElement(using: &generator) ?? "a"
  }

  private mutating func permission() -> AppPermission {
    AppPermission.all.randomElement(using: &generator) ?? .notifications
  }

  private mutating func locator() throws -> Locator {
    let texts = [
      "id=signIn", "class=Button", "predicate=label CONTAINS 'a' AND enabled == 1",
      "chain=**/XCUIElementTypeCell[`name == \"row\"`][2]", "xpath=//*[@name='a']",
      "css=button#login", "link=label=Log in", "partial-link=label=Log",
    ]
    return try Locator(texts.randomElement(using: &generator) ?? "")
  }

  private mutating func template() throws -> TextTemplate {
    let pieces = [
      "", "a", "$", "${a}", "${$}{", "${this}", "${label: this}", "${id=mail}", "\"quoted\"\n",
      "${value: chain=**/XCUIElementTypeCell[`label == '}'`]}", "Größe 😀\u{7F}",
    ]
    let count = number(0...4)
    return try TextTemplate(
      (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    )
  }

  private mutating func several<Value>(
    _ make: (inout RandomAppModel) throws -> Value
  ) rethrows -> [Value] {
    var values: [Value] = []
    for _ in 0..<number(0...2) { values.append(try make(&self)) }
    return values
  }
}
