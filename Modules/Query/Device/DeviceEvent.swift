public import Hierarchy

/// Something that a person, or the hardware, does to a device; points are of the screen.
public enum DeviceEvent: Hashable, Sendable {
  /// Touches a point some times with some fingers.
  case tap(at: Point, count: Int, touches: Int)
  /// Holds a finger on a point, for some seconds.
  case press(at: Point, duration: Double)
  /// Holds a finger on a point for some seconds, moves it to another, and holds it there.
  case drag(
    from: Point,
    to: Point,
    pressDuration: Double,
    velocity: GestureVelocity,
    holdDuration: Double
  )
  /// Moves a finger quickly from a point to another and lets go.
  case swipe(from: Point, to: Point, velocity: GestureVelocity)
  /// Moves two fingers apart (a scale above 1) or together; the velocity is in scales a second.
  case pinch(at: Point, scale: Double, velocity: Double)
  /// Turns two fingers around a point, by radians and radians a second.
  case rotate(at: Point, angle: Double, velocity: Double)
  /// Moves the pointer to a point.
  case hover(at: Point)
  /// Presses the pointer's second button at a point.
  case secondaryClick(at: Point)
  /// Turns the pointer's wheel at a point, by points.
  case scroll(at: Point, deltaX: Double, deltaY: Double)
  /// Types on the keyboard, into whatever has its focus.
  case typeText(String)
  /// Presses a key while others are held.
  case typeKey(String, modifiers: KeyModifierFlags)
  /// Moves the slider at a point to a position from 0 to 1.
  case adjustSlider(at: Point, to: Double)
  /// Turns the picker wheel at a point to a value.
  case adjustPickerWheel(at: Point, to: String)
  /// Presses a button of the device.
  case pressButton(DeviceButton)
  /// Turns the device.
  case setOrientation(DeviceOrientation)
  /// Opens an address, in an app where one is named and otherwise in the one that handles it.
  case openURL(String, bundleIdentifier: String?)
}
