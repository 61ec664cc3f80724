/// An item of the menu that a long press on an icon opens.
enum IconMenuItem: String, CaseIterable {
  case removeApp = "remove-app"
  case deleteApp = "delete-app"
  case addToHomeScreen = "add-to-home-screen"
  case shareApp = "share"
  case editHomeScreen = "rearrange-icons"

  /// The identifier that tests find the item by.
  ///
  /// Public tweaks and tests name them. iOS 13 has a letter less in "shortcut", which its
  /// `rearrange-icons` shows; that the other items of iOS 13 lack it too is taken from that.
  func identifier(in version: SystemAlert.Version) -> String {
    let word = version < SystemAlert.Version(14) ? "shotcut" : "shortcut"
    return "com.apple.springboardhome.application-\(word)-item.\(rawValue)"
  }

  /// Finds an item by its identifier.
  init?(identifier: String) {
    guard let end = identifier.split(separator: ".").last.map(String.init),
      identifier.hasPrefix("com.apple.springboardhome.application-")
    else { return nil }
    self.init(rawValue: end)
  }

  /// What the item says.
  func title(_ words: HomeWords) -> String {
    switch self {
    case .removeApp: words.removeApp
    case .deleteApp: words.deleteApp
    case .addToHomeScreen: words.addToHomeScreen
    case .shareApp: words.shareApp
    case .editHomeScreen: words.editHomeScreen
    }
  }

  /// The items of a menu.
  ///
  /// Since iOS 14 an icon on a page may leave it while the app stays, so that the item for it is there for
  /// apps of the system as well. App Library, and iOS 13, offer to delete what can be deleted.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - isInLibrary: Whether it is one of App Library.
  ///   - isHidden: Whether the app has no icon on the pages.
  /// - Returns: The items, in their order.
  static func items(of icon: HomeIcon, isInLibrary: Bool, isHidden: Bool) -> [IconMenuItem] {
    let isOld = icon.system.release < SystemAlert.Version(14)
    var items: [IconMenuItem] = []
    if isInLibrary, isHidden { items.append(.addToHomeScreen) }
    if !isOld, !isInLibrary {
      items.append(.removeApp)
    } else if !icon.isOfSystem {
      items.append(.deleteApp)
    }
    if !icon.isOfSystem { items.append(.shareApp) }
    if !isInLibrary { items.append(.editHomeScreen) }
    return items
  }
}
