internal import Foundation
internal import Hierarchy
internal import Query

// Gestures and controls that take more than one call.
extension ScriptPlayer {
  /// The only element that a locator finds, as it is now.
  struct Found {
    let locator: Locator
    let bundle: String
    let element: DeviceElement
    let node: ElementNode
  }

  /// Finds the only element that a locator finds.
  ///
  /// - Throws: That there is none, or several, as a UI test would report it.
  func found(_ locator: Locator) throws(ScriptFailure) -> Found {
    let element = try element(locator)
    try act { _ = element.elementType }
    for bundle in visibleApplications {
      guard let node = try nodes(locator, in: bundle).first else { continue }
      return Found(locator: locator, bundle: bundle, element: element, node: node)
    }
    throw ScriptFailure("\(locator) finds nothing any more")
  }

  func swipe(_ direction: SwipeDirection, _ locator: Locator?) throws(ScriptFailure) {
    let target: DeviceElement =
      if let locator { try element(locator) } else { application(visibleApplications[0]) }
    try act {
      switch direction {
      case .up: target.swipeUp()
      case .down: target.swipeDown()
      case .left: target.swipeLeft()
      case .right: target.swipeRight()
      }
    }
  }

  /// Scrolls until an element is on the screen; one that is there stays where it is.
  func scroll(to found: Found) throws(ScriptFailure) {
    try deviceDoes { device throws(DeviceError) in
      try device.scrollToVisible(found.node, in: found.bundle)
    }
  }

  /// Empties a field: all of its text is selected, and deleted.
  ///
  /// A field that has the focus already is not touched again, since the keyboard may cover it.
  func clear(_ field: Found) throws(ScriptFailure) {
    guard TextInputKind(field.node.type) != nil else {
      throw ScriptFailure("\(field.node.title) holds no text that could be cleared")
    }
    if device.keyboardFocus(in: field.bundle) != field.node.index {
      try act { field.element.tap() }
    }
    guard try !text(of: field).isEmpty else { return }
    try act {
      field.element.typeKey("a", modifierFlags: .command)
      field.element.typeText(KeyboardKey.delete.rawValue)
    }
    let rest = try text(of: field)
    guard rest.isEmpty else {
      throw ScriptFailure("\(field.node.title) still holds \(rest.shownInQuotes)")
    }
  }

  /// What was typed into a field.
  private func text(of field: Found) throws(ScriptFailure) -> String {
    let node = try found(field.locator).node
    return node.value == node.placeholderValue ? "" : node.value ?? ""
  }

  /// Gives a control a value, as a person would.
  func set(_ control: Found, to value: String) throws(ScriptFailure) {
    let node = control.node
    switch node.type {
    case _ where TextInputKind(node.type) != nil:
      try clear(control)
      if !value.isEmpty { try act { control.element.typeText(value) } }
    case .slider:
      guard let position = Self.position(value) else {
        throw ScriptFailure(
          "\(value.shownInQuotes) is no position of \(node.title)\nhint: write 50% or 0.5"
        )
      }
      try act { control.element.adjust(toNormalizedSliderPosition: CGFloat(position)) }
    case .pickerWheel: try act { control.element.adjust(toPickerWheelValue: value) }
    case .picker, .datePicker:
      try act { control.element.pickerWheels.element.adjust(toPickerWheelValue: value) }
    case .segmentedControl, .tabBar: try act { control.element.buttons[value].tap() }
    case .switch, .toggle, .checkBox: try turn(control, value)
    default:
      throw ScriptFailure(
        "\(node.title) has no value that could be set\n"
          + "hint: fields, switches, sliders, picker wheels and segmented controls have one"
      )
    }
  }

  private func turn(_ control: Found, _ value: String) throws(ScriptFailure) {
    guard let isWanted = Self.flag(value) else {
      throw ScriptFailure(
        "\(value.shownInQuotes) is no state of \(control.node.title)\nhint: write on or off"
      )
    }
    guard Self.flag(control.node.value ?? "0") != isWanted else { return }
    try act { control.element.tap() }
    // Rules may have turned it back at once, or shown something else.
    guard let now = try nodes(control.locator, in: control.bundle).first else { return }
    guard Self.flag(now.value ?? "0") == isWanted else {
      throw ScriptFailure("\(now.title) is still \(isWanted ? "off" : "on")")
    }
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "on", "true", "yes": true
    case "0", "off", "false", "no": false
    default: nil
    }
  }

  /// Reads a share such as `0.5` or `50%`.
  private static func position(_ text: String) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? text.dropLast() : Substring(text)) else { return nil }
    let position = isPercentage ? number / 100 : number
    return (0...1).contains(position) ? position : nil
  }
}
