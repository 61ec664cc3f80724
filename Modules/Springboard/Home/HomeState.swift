/// What the user has done to the system's own screens.
struct HomeState: Hashable {
  /// Which page of icons is shown, from 0; the one after the last is App Library.
  var page = 0
  /// Whether App Library's field has been entered.
  var isSearching = false
  /// What stands in App Library's field.
  var query = ""
  /// The menu of an icon, while it is open.
  var menu: IconMenu?
  /// Whether icons can be moved and removed.
  var isEditing = false
  /// Whether Control Centre lies over everything.
  var isControlCentreShown = false
  /// Whether the device is locked.
  var isLocked = false
  /// The apps whose icons were taken off the pages.
  var hiddenIcons: Set<String> = []

  /// Leaves the field of App Library.
  mutating func endSearch() {
    isSearching = false
    query = ""
  }

  /// Closes what lies over the icons, and stops moving them.
  ///
  /// - Returns: Whether there was anything to close.
  mutating func closeOverlays() -> Bool {
    let wasOpen = isControlCentreShown || menu != nil || isEditing
    isControlCentreShown = false
    menu = nil
    isEditing = false
    return wasOpen
  }
}

/// The menu that a long press on an icon opens.
struct IconMenu: Hashable {
  /// The app.
  let application: String
  /// Whether the icon is one of App Library, whose menu deletes at once.
  let isInLibrary: Bool
}
