internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// Makes sure that the device has Settings.
  func installSettings() {
    let bundle = SettingsApplication.bundleIdentifier
    guard processes[bundle] == nil else { return }
    processes[bundle] = SimulatedProcess(SettingsApplication.model(in: deviceSystem))
  }

  /// The system of the device: that of the app under test.
  var deviceSystem: AppSystem { processes[targetApplication]?.model.system ?? home.system }

  private var settingsContent: SettingsContent {
    SettingsContent(
      size: screenSize,
      system: deviceSystem,
      radios: home.radios,
      applications: installed.compactMap { bundle in
        guard let name = processes[bundle]?.model.name else { return nil }
        let statuses = SystemPermission.allCases.map {
          ($0, permissions.status(of: $0, for: bundle))
        }
        return SettingsContent.Application(
          bundle: bundle,
          name: name,
          statuses: Dictionary(
            uniqueKeysWithValues: statuses.filter { $0.1 != .notDetermined }
          ),
          hasPreciseLocation: permissions.hasPreciseLocation(bundle)
        )
      }
    )
  }

  /// Brings the page of Settings that is shown up to date.
  ///
  /// A page keeps how far it is scrolled as long as its rows are the same.
  func updateSettings() {
    let bundle = SettingsApplication.bundleIdentifier
    guard SettingsApplication.isBuiltIn(in: self),
      var shown = processes[bundle]?.navigation.current
    else { return }
    let content = settingsContent
    if let kept = home.settings, kept.content == content,
      kept.tree.columnOwner === shown.content.tree.columnOwner
    {
      return
    }
    if let tree = SettingsPage(name: shown.name).flatMap({ content.tree(of: $0) }) {
      shown.content.takeOver(tree)
      processes[bundle]?.navigation.current = shown
    } else {
      // The app that the page was about is gone.
      let root = settingsScreen(.root, content)
      processes[bundle]?.navigation.show(root)
    }
    home.settings = (processes[bundle]?.navigation.current).map { (content, $0.content.tree) }
  }

  private func settingsScreen(_ page: SettingsPage, _ content: SettingsContent) -> ShownScreen {
    note(.showed(screen: page.name, SettingsApplication.bundleIdentifier))
    return ShownScreen(
      name: page.name,
      content: SimulatedScreen(content.tree(of: page) ?? ElementTree())
    )
  }

  /// Does what rows of Settings do.
  func reactInSettings(to happenings: [ScreenHappening]) {
    let bundle = SettingsApplication.bundleIdentifier
    guard let shown = processes[bundle]?.navigation.current,
      let page = SettingsPage(name: shown.name)
    else { return }
    let content = settingsContent
    let rows = content.rows(of: page)
    let tree = shown.content.tree
    for happening in happenings {
      switch happening {
      case .tapped(let index), .longPressed(let index), .doubleTapped(let index):
        if tree[index].identifier == SettingsContent.backButton {
          _ = processes[bundle]?.navigation.back()
        } else if let number = rowNumber(of: tree[index]), rows.indices.contains(number) {
          choose(rows[number], content)
        }
      case .valueChanged(let index):
        guard let number = rowNumber(of: tree[index]), rows.indices.contains(number),
          case .toggle(_, let change) = rows[number].kind
        else { continue }
        make(change, isOn: tree[index].value == "1")
      default: break
      }
    }
    updateSettings()
  }

  /// Opens the addresses that apps know Settings by, such as `app-settings:` for their own page.
  ///
  /// - Parameter scheme: The beginning of the address.
  /// - Returns: Whether it is one of them.
  /// - Throws: Why Settings cannot be opened.
  func openSettings(_ scheme: String) throws(DeviceError) -> Bool {
    let bundle = SettingsApplication.bundleIdentifier
    guard SettingsApplication.isBuiltIn(in: self),
      ["app-settings", "app-prefs", "prefs"].contains(scheme)
    else { return false }
    let asking = foreground
    try open(bundle)
    guard scheme == "app-settings", let asking, installed.contains(asking) else { return true }
    let content = settingsContent
    let root = settingsScreen(.root, content)
    processes[bundle]?.navigation.show(root)
    let page = settingsScreen(.application(asking), content)
    processes[bundle]?.navigation.push(page)
    return true
  }

  private func rowNumber(of element: ElementNode) -> Int? {
    guard let cell = element.innermost(.cell) else { return nil }
    return element.tree.nodes(ofType: .cell).firstIndex { $0.index == cell.index }
  }

  private func choose(_ row: SettingsRow, _ content: SettingsContent) {
    switch row.kind {
    case .link(let page, _):
      let screen = settingsScreen(page, content)
      processes[SettingsApplication.bundleIdentifier]?.navigation.push(screen)
    case .choice(_, let change): make(change, isOn: true)
    case .toggle: break
    }
  }

  private func make(_ change: SettingsChange, isOn: Bool) {
    switch change {
    case .radio(let control): set(control, isOn)
    case .preciseLocation(let bundle): permissions.setPreciseLocation(isOn, for: bundle)
    case .permission(let permission, let bundle, let status):
      permissions.set(isOn ? status : .denied, of: permission, for: bundle)
      if permission.changeEndsApplication { end(bundle) }
    }
  }
}

extension SimulatedScreen {
  /// Shows another tree, in place where only texts and states differ.
  fileprivate mutating func takeOver(_ other: ElementTree) {
    guard tree.count == other.count, tree.first?.frame == other.first?.frame,
      zip(tree, other).allSatisfy({ $0.type == $1.type && $0.name == $1.name })
    else {
      self = SimulatedScreen(other)
      return
    }
    let changed = zip(tree, other).filter {
      $0.value != $1.value || $0.label != $1.label || $0.isSelected != $1.isSelected
    }
    guard !changed.isEmpty else { return }
    edit { editor in
      for (node, new) in changed {
        editor.set(.value(new.value), at: node.index)
        editor.set(.label(new.label), at: node.index)
        editor.set(.isSelected(new.isSelected), at: node.index)
      }
    }
  }
}
