public import Query

/// A key of a keyboard, as the text that stands for it.
public typealias XCUIKeyboardKey = KeyboardKey

/// How fast a finger moves, in points a second.
public typealias XCUIGestureVelocity = GestureVelocity

/// What an app must ask the user for.
public typealias XCUIProtectedResource = ProtectedResource
