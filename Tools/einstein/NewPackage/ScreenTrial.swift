import Hierarchy
import Query
import Springboard

/// Tries on a simulated device what a test of a screen might do, so that only what passes is written.
struct ScreenTrial {
  let model: AppModel

  /// How many fields or switches are tried; on large screens each takes a while.
  private static let controlLimit = 4

  /// What came of typing.
  struct Typing: Hashable {
    let element: PageElement
    let text: String
    /// What is in the field afterwards.
    let value: String
  }

  /// What came of touching a switch.
  struct Switching: Hashable {
    let element: PageElement
    /// The value afterwards.
    let value: String
  }

  /// Whether the app itself is found once it is launched.
  func findsApplication() -> Bool {
    passes { app in app.exists } ?? false
  }

  /// Finds out which elements are there, and are the only ones that are found by their texts.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - limit: How many are enough.
  /// - Returns: The elements, in their order.
  func found(_ elements: [PageElement], limit: Int) -> [PageElement] {
    let found = passes { app in
      var found: [PageElement] = []
      for element in elements where found.count < limit {
        let matches = app.descendants(matching: element.type).matching(identifier: element.key)
        if matches.count == 1, element.on(app).exists { found.append(element) }
      }
      return found
    }
    return found ?? []
  }

  /// The first field that can be typed into; one that is empty before others, and secure ones last.
  func typing(among elements: [PageElement]) -> Typing? {
    let fields = elements.filter { PageElement.fields.contains($0.type) }.prefix(Self.controlLimit)
    var attempts = fields.compactMap { type("Hello", into: $0) }
    // Some keyboards have digits only.
    if attempts.isEmpty { attempts = fields.compactMap { type("42", into: $0) } }
    return attempts.first { $0.value == $0.text }
      ?? attempts.first { $0.value.contains($0.text) }
      ?? attempts.first { $0.element.type == .secureTextField }
  }

  /// The first switch that can be turned.
  func switching(among elements: [PageElement]) -> Switching? {
    let switches = elements.filter { PageElement.switches.contains($0.type) }
    return switches.prefix(Self.controlLimit).lazy.compactMap { turn($0) }.first
  }

  private func turn(_ element: PageElement) -> Switching? {
    passes { app -> Switching? in
      let control = element.on(app)
      let before = control.value as? String
      control.tap()
      guard let after = control.value as? String, after != before else { return nil }
      return Switching(element: element, value: after)
    } ?? nil
  }

  private func type(_ text: String, into element: PageElement) -> Typing? {
    passes { app -> Typing? in
      let field = element.on(app)
      let before = field.value as? String
      field.tap()
      field.typeText(text)
      guard let value = field.value as? String, value != before else { return nil }
      return Typing(element: element, text: text, value: value)
    } ?? nil
  }

  /// Does something on a new device, in an app that was just launched.
  ///
  /// - Returns: What came of it; nil if anything has failed.
  private func passes<Value>(_ body: (DeviceApplication) -> Value) -> Value? {
    let failures = FailureList()
    let session = DeviceSession(SimulatedDevice([model]), failureSink: failures)
    session.remark = { _ in }
    let app = DeviceApplication(session: session)
    app.launch()
    let value = body(app)
    return failures.failures.isEmpty && app.state == .runningForeground ? value : nil
  }
}

extension PageElement {
  /// The element as the page object finds it.
  fileprivate func on(_ app: DeviceApplication) -> DeviceElement {
    app.descendants(matching: type)[key]
  }
}
