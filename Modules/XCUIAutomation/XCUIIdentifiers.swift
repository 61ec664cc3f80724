// The names that a Mac's window buttons have; no window of iOS has such buttons.

/// The identifier of the button that closes a window.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

/// The identifier of the button that puts a window away.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

/// The identifier of the button that changes a window's size.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

/// The identifier of the button that has a window fill the screen.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
