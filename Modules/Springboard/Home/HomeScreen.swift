internal import Hierarchy

/// All that the system's own screens show: they are the same where this is.
struct HomeScreen: Hashable {
  var size: Size
  /// The system of the device.
  var system: AppSystem
  /// The icons of the pages, in their order.
  var icons: [HomeIcon]
  /// The icons at the lower edge of every page.
  var dock: [HomeIcon]
  var radios: DeviceRadios
  /// Minutes since the device was started.
  var minute: Int
  var state: HomeState

  var layout: HomeLayout { HomeLayout(size) }
  var words: HomeWords { HomeWords(system) }

  /// How many pages of icons there are, at least one; App Library is not among them.
  var pageCount: Int {
    max(1, (pageIcons.count + HomeLayout.iconsPerPage - 1) / HomeLayout.iconsPerPage)
  }

  /// Whether the system has App Library, which came with iOS 14.
  var hasLibrary: Bool { system.release >= SystemAlert.Version(14) }

  /// Whether App Library is shown.
  var isLibraryShown: Bool { hasLibrary && state.page >= pageCount }

  /// The icons on the pages.
  var pageIcons: [HomeIcon] { icons.filter { !state.hiddenIcons.contains($0.application) } }

  /// The icons in the dock.
  var dockIcons: [HomeIcon] { dock.filter { !state.hiddenIcons.contains($0.application) } }

  /// The icons that App Library shows, by their names; while something is searched for, those that have it
  /// in their names.
  ///
  /// iOS looks at the beginnings of words only; any part will do here, and case does not matter.
  var libraryIcons: [HomeIcon] {
    let wanted = state.query.lowercased()
    return (icons + dock)
      .filter { wanted.isEmpty || $0.name.lowercased().contains(wanted) }
      .map { (key: $0.name.lowercased(), icon: $0) }
      .sorted { ($0.key, $0.icon.application) < ($1.key, $1.icon.application) }
      .map(\.icon)
  }

  /// All icons that are in the tree, in its order, and whether they are App Library's.
  var shownIcons: [(icon: HomeIcon, isInLibrary: Bool)] {
    guard !state.isLocked else { return [] }
    let own = (pageIcons + dockIcons).map { ($0, false) }
    return isLibraryShown ? own + libraryIcons.map { ($0, true) } : own
  }

  /// The icon of an app.
  func icon(of application: String) -> HomeIcon? {
    (icons + dock).first { $0.application == application }
  }
}

extension HomeScreen {
  /// The tree of the process that shows the screens.
  ///
  /// The icons of all pages are in it, those of other pages beside the screen, as on a device. App Library
  /// is in it only while it is shown: public tests swipe until its field exists.
  var tree: ElementTree {
    ElementTree {
      ElementRecord(
        .application,
        label: " ",
        frame: layout.bounds,
        isEnabled: true,
        isVisible: true,
        attributes: [
          ElementAttribute(name: "bundleId", value: SystemApplication.bundleIdentifier)
        ]
      ) {
        if state.isLocked {
          lockWindow
        } else {
          homeWindow
        }
        statusBarWindow
        if !state.isLocked {
          if state.isEditing { editingWindow }
          if let menu = state.menu, let icon = icon(of: menu.application) {
            menuWindow(of: icon, menu)
          }
          if state.isControlCentreShown { controlCentreWindow }
        }
      }
    }
  }
}

extension ElementRecord {
  /// An element that only arranges others, or tells something.
  static func part(
    _ type: ElementType = .other,
    identifier: String? = nil,
    label: String? = nil,
    value: String? = nil,
    at frame: Rect,
    isVisible: Bool = true,
    @ElementRecordsBuilder children: () -> [ElementRecord] = { [] }
  ) -> ElementRecord {
    ElementRecord(
      type,
      identifier: identifier,
      label: label,
      value: value,
      frame: frame,
      isEnabled: true,
      isVisible: isVisible,
      children: children
    )
  }

  /// An element that VoiceOver reaches.
  static func control(
    _ type: ElementType,
    identifier: String? = nil,
    label: String? = nil,
    value: String? = nil,
    at frame: Rect,
    isVisible: Bool = true,
    isSelected: Bool? = nil,
    @ElementRecordsBuilder children: () -> [ElementRecord] = { [] }
  ) -> ElementRecord {
    ElementRecord(
      type,
      identifier: identifier,
      label: label,
      value: value,
      frame: frame,
      isEnabled: true,
      isVisible: isVisible,
      isAccessible: true,
      isSelected: isSelected,
      children: children
    )
  }
}
