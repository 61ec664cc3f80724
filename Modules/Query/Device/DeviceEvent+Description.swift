internal import Hierarchy

extension DeviceEvent: CustomStringConvertible {
  /// The event in words: `tap at (195, 435)`.
  public var description: String {
    switch self {
    case .tap(let point, 1, 1): "tap at \(point.text)"
    case .tap(let point, let count, let touches):
      "\(count) taps with \(touches) fingers at \(point.text)"
    case .press(let point, let duration): "press at \(point.text) for \(duration) s"
    case .drag(let start, let end, let press, _, _):
      "drag from \(start.text) to \(end.text) after \(press) s"
    case .swipe(let start, let end, _): "swipe from \(start.text) to \(end.text)"
    case .pinch(let point, let scale, _): "pinch at \(point.text) by \(scale)"
    case .rotate(let point, let angle, _): "turn at \(point.text) by \(angle)"
    case .hover(let point): "pointer to \(point.text)"
    case .secondaryClick(let point): "second button at \(point.text)"
    case .scroll(let point, let dx, let dy): "wheel at \(point.text) by (\(dx), \(dy))"
    case .typeText(let text): "type \(text.debugDescription)"
    case .typeKey(let key, let modifiers):
      "key \(key.debugDescription)"
        + (modifiers.isEmpty ? "" : " with modifiers \(modifiers.rawValue)")
    case .adjustSlider(let point, let position): "slider at \(point.text) to \(position)"
    case .adjustPickerWheel(let point, let value):
      "picker wheel at \(point.text) to \(value.debugDescription)"
    case .pressButton(let button): "button \(button)"
    case .setOrientation(let orientation): "turn the device to \(orientation)"
    case .openURL(let url, let bundle):
      "open \(url)" + (bundle.map { " in \($0)" } ?? "")
    }
  }
}

extension Point {
  fileprivate var text: String { "(\(x), \(y))" }
}
