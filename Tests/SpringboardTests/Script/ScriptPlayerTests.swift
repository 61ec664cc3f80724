import Foundation
import Hierarchy
import Query
import Springboard
import TestSupport
import Testing

/// What scripts do to a device, and what they tell of it.
@Suite struct ScriptPlayerTests {
  /// One of each control that can be set.
  private static let controls = ElementTree {
    ElementRecord(.application, label: "Demo", frame: screen, isEnabled: true) {
      ElementRecord(.window, frame: screen, isEnabled: true) {
        control(.textField, "mail", 0, placeholder: "E-mail")
        control(.textView, "text", 1, value: "one two")
        control(.switch, "wifi", 2, value: "0")
        control(.slider, "volume", 3, value: "50%")
        control(.button, "off", 4, isEnabled: false)
        control(.button, "twin", 5)
        control(.button, "twin", 6)
        ElementRecord(.segmentedControl, identifier: "size", frame: frame(7), isEnabled: true) {
          ElementRecord(
            .button,
            label: "Large",
            frame: Rect(x: 20, y: 480, width: 100, height: 44),
            isEnabled: true
          )
        }
      }
    }
  }

  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func frame(_ row: Int) -> Rect {
    Rect(x: 20, y: 60 + Double(row) * 60, width: 350, height: 44)
  }

  private static func control(
    _ type: ElementType,
    _ name: String,
    _ row: Int,
    value: String? = nil,
    placeholder: String? = nil,
    isEnabled: Bool = true
  ) -> ElementRecord {
    ElementRecord(
      type,
      identifier: name,
      value: value ?? placeholder,
      placeholderValue: placeholder,
      frame: frame(row),
      isEnabled: isEnabled
    )
  }

  private static func player(_ tree: ElementTree = controls) -> ScriptPlayer {
    let player = ScriptPlayer(SimulatedDevice([AppModel(screen: tree, named: "controls")]))
    _ = player.play(.launch(nil, arguments: []))
    return player
  }

  private static func notes() throws -> ScriptPlayer {
    let path = PackageFiles.root.appending(path: "Examples/Apps/notes").path
    let player = ScriptPlayer(SimulatedDevice([try AppModel.load(path: path)]))
    _ = player.play(.launch(nil, arguments: []))
    return player
  }

  /// Plays lines that must not fail, and returns what the last one has done.
  @discardableResult
  private func play(_ player: ScriptPlayer, _ lines: String...) throws -> ScriptOutcome {
    var outcome = ScriptOutcome()
    for line in lines {
      outcome = try run(player, line)
      #expect(outcome.failure == nil, "\(line)")
    }
    return outcome
  }

  private func run(_ player: ScriptPlayer, _ line: String) throws -> ScriptOutcome {
    let event = try ScriptParser.parse(line).event
    return player.play(try #require(event))
  }

  private func failure(_ player: ScriptPlayer, _ line: String) throws -> String {
    try #require(try run(player, line).failure)
  }

  @Test(arguments: [
    ("set id=mail a@b.c", "id=mail", "value == 'a@b.c'"),
    ("set id=text three", "id=text", "value == 'three'"),
    (#"set id=text "a\nb""#, "id=text", #"value == "a\nb""#),
    ("clear id=text", "id=text", "value == ''"),
    ("set id=wifi on", "id=wifi", "value == '1'"),
    ("set id=wifi off", "id=wifi", "value == '0'"),
    ("set id=volume 25%", "id=volume", "value == '25%'"),
    ("set id=volume 0.75", "id=volume", "value == '75%'"),
    ("set id=size Large", "Large", "selected == 1"),
  ])
  func `a control gets a value`(_ line: String, _ locator: String, _ predicate: String) throws {
    let player = Self.player()
    try play(player, line, "expect \"\(locator)\" \(predicate)")
  }

  @Test(arguments: [
    ("set id=off on", "has no value that could be set"),
    ("set id=wifi maybe", "'maybe' is no state of Switch 'wifi'"),
    ("set id=volume loud", "'loud' is no position of Slider 'volume'"),
    ("set id=volume 101%", "'101%' is no position"),
    ("set id=size Small", "No matches found"),
    ("clear id=wifi", "Switch 'wifi' holds no text"),
    ("tap id=twin", "2 elements match"),
    ("tap id=tvin", "near"),
    ("type a", "keyboard focus"),
    ("expect id=none", "no element matches"),
    ("expect not id=mail", "there is TextField"),
    ("expect id=wifi value == '1'", #"value == "1" is false of Switch"#),
    ("expect id=twin enabled == 1", "2 elements match"),
    ("find id=none", "no element matches id=none"),
    ("wait-for id=none 3s", "after 3.0 s"),
    ("wait-for not id=mail 3s", "after 3.0 s there still is"),
    ("launch exmple.app", "did you mean example.app?"),
    ("activate other", "there are example.app"),
    ("tree other", "not installed"),
    ("open x://y", "No app that is installed opens"),
    ("alert accept", "no alert is in front"),
  ])
  func `what cannot be done is a failure`(_ line: String, _ text: String) throws {
    let message = try failure(Self.player(), line)
    #expect(message.contains(text), "\(message)")
  }

  @Test(arguments: [
    ("tap id=off", "Button 'off' is disabled"), ("tap 5000,10", "nothing is at 5000.0, 10.0"),
    ("wait 2", nil), ("scroll-to id=mail", nil),
  ])
  func `that nothing changes is told, and why`(_ line: String, _ note: String?) throws {
    let outcome = try play(Self.player(), line)
    #expect(outcome.isUnchanged)
    #expect(outcome.isAction)
    #expect(outcome.note == note)
  }

  @Test func `waiting moves the clock, and nothing else does`() throws {
    let player = Self.player()
    try play(player, "tap id=wifi", "wait 2.5", "screen")
    #expect(player.device.time == 2.5)
  }

  @Test func `the screens of an app follow each other`() throws {
    let player = try Self.notes()
    let pushed = try play(player, "tap id=add")
    #expect(pushed.newScreen == "editor")
    #expect(pushed.difference?.lines().last == "+ Keyboard")
    let back = try play(player, "type Eggs", "tap id=save")
    #expect(back.newScreen == "list")
    #expect(back.news.contains { $0.happening == .showed(screen: "list", "example.notes") })
    try play(player, "expect id=note-3", "expect id=count label == '3 notes'")
  }

  @Test func `an alert of the system is told, shown and answered`() throws {
    let player = try Self.notes()
    let asked = try play(player, "tap id=settings", "set id=reminders on")
    #expect(asked.newAlert?.buttons.map(\.label) == ["Don’t Allow", "Allow"])
    #expect(try failure(player, "tap id=done").contains("Not hittable"))
    guard case .lines(let lines)? = try play(player, "alert").answer else {
      Issue.record("no answer")
      return
    }
    #expect(lines.last == "  'Allow', allow, pressed by 'alert accept'")
    try play(player, "alert dismiss", "expect id=reminders value == '0'")
    // Asked once: the answer is kept.
    #expect(try play(player, "tap id=reminders").newAlert == nil)
    #expect(try play(player, "reset notifications", "set id=reminders on").newAlert != nil)
    try play(player, "tap Allow", "expect id=permission label == 'Reminders are on'")
  }

  @Test func `an alert of the app is answered by a label`() throws {
    let player = try Self.notes()
    try play(player, "swipe left id=note-milk")
    #expect(try failure(player, "alert accept").contains("einstein presses no button"))
    #expect(try failure(player, "alert Delte").contains("did you mean Delete?"))
    try play(player, "alert Delete", "expect not id=note-milk", "alert")
  }

  @Test func `apps are left, opened and ended`() throws {
    let player = try Self.notes()
    try play(player, "press home", "screen", "expect Notes")
    #expect(player.device.state(of: "example.notes") == .runningBackground)
    #expect(try play(player, "tap Notes").newFront == "example.notes")
    try play(player, "terminate", "launch -settings", "expect id=reminders")
    try play(player, "press home", "open notes://new", "expect id=title")
  }

  @Test func `rules without an end stop the device with a failure`() throws {
    let model = AppModel(
      name: "Loop",
      bundleIdentifier: "example.loop",
      screens: [
        AppScreen(
          name: "a",
          tree: Self.controls,
          rules: [Rule(.tap(try Locator("id=mail")), [.show("b")])]
        ),
        AppScreen(name: "b", tree: Self.controls, rules: [Rule(.appeared, [.show("b")])]),
      ]
    )
    let player = ScriptPlayer(SimulatedDevice([model]))
    try play(player, "launch")
    #expect(try failure(player, "tap id=mail").contains("set each other off"))
    #expect(try failure(player, "tap id=mail").contains("set each other off"))
  }

  @Test func `the same script gives the same outcomes`() throws {
    let lines = ["tap id=add", "type Eggs", "wait 1", "tap id=save", "swipe up", "log"]
    func outcomes() throws -> [String] {
      let player = try Self.notes()
      return try lines.flatMap { line in
        let outcome = try self.run(player, line)
        return outcome.log.map { "\($0)" } + (outcome.difference?.lines() ?? [])
      }
    }
    #expect(try outcomes() == outcomes())
  }
}
