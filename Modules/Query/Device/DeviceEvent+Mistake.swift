internal import Hierarchy

extension DeviceEvent {
  /// Why nobody could do this to a device; nil if somebody could.
  var mistake: String? {
    switch self {
    case .tap(_, let count, let touches) where count < 1 || touches < 1:
      "\(count) taps with \(touches) fingers are none"
    case .press(_, let duration) where !Self.isDuration(duration): "\(duration) s is no time"
    case .drag(_, _, let press, let velocity, let hold)
    where !Self.isDuration(press) || !Self.isDuration(hold) || !Self.isSpeed(velocity.rawValue):
      "\(press) s, \(velocity.rawValue) points a second and \(hold) s are no movement"
    case .swipe(_, _, let velocity) where !Self.isSpeed(velocity.rawValue):
      "\(velocity.rawValue) points a second is no speed"
    case .pinch(_, let scale, let velocity)
    where !scale.isFinite || scale <= 0 || !velocity.isFinite:
      "\(scale) is no scale to pinch by"
    case .rotate(_, let angle, let velocity) where !angle.isFinite || !velocity.isFinite:
      "\(angle) is no angle"
    case .scroll(_, let dx, let dy) where !dx.isFinite || !dy.isFinite:
      "(\(dx), \(dy)) is no distance"
    case .adjustSlider(_, let position) where !(0...1).contains(position):
      "\(position) is no position from 0 to 1"
    default: nil
    }
  }

  private static func isDuration(_ seconds: Double) -> Bool { seconds.isFinite && seconds >= 0 }

  private static func isSpeed(_ speed: Double) -> Bool { speed.isFinite && speed > 0 }
}
