internal import Hierarchy

extension SettingsContent {
  /// The button that goes back.
  static let backButton = "BackButton"

  /// The tree of a page: a bar with the title, and a table.
  ///
  /// A row is a cell with its name; the switch in it has the name too, so that
  /// `tables.cells["Airplane Mode"].switches["Airplane Mode"]` finds it.
  ///
  /// - Parameter page: The page.
  /// - Returns: The tree; nil for a page of an app that is not installed.
  func tree(of page: SettingsPage) -> ElementTree? {
    guard let title = title(of: page) else { return nil }
    let layout = HomeLayout(size)
    let bar = Rect(
      x: 0,
      y: layout.statusBar.maxY,
      width: size.width,
      height: min(44, size.height / 16)
    )
    let list = Rect(
      x: 0,
      y: bar.maxY,
      width: size.width,
      height: max(size.height - bar.maxY, 0)
    )
    return ElementTree {
      ElementRecord(
        .application,
        label: SettingsApplication.name,
        frame: layout.bounds,
        isEnabled: true,
        isVisible: true,
        attributes: [
          ElementAttribute(name: "bundleId", value: SettingsApplication.bundleIdentifier)
        ]
      ) {
        ElementRecord.part(.window, at: layout.bounds) {
          ElementRecord.part(.navigationBar, identifier: title, at: bar) {
            if page != .root {
              ElementRecord.control(
                .button,
                identifier: Self.backButton,
                label: backTitle(of: page),
                at: Rect(x: 0, y: bar.y, width: bar.width / 3, height: bar.height)
              )
            }
            ElementRecord.part(
              .staticText,
              label: title,
              at: Rect(x: bar.width / 3, y: bar.y, width: bar.width / 3, height: bar.height)
            )
          }
          ElementRecord.part(.table, at: list) {
            for (number, row) in rows(of: page).enumerated() {
              cell(row, Rect(x: 0, y: list.y + Double(number) * 44, width: list.width, height: 44))
            }
          }
        }
      }
    }
  }

  private func backTitle(of page: SettingsPage) -> String {
    if case .permission(_, let bundle) = page { return title(of: .application(bundle)) ?? "Back" }
    return SettingsApplication.name
  }

  private func cell(_ row: SettingsRow, _ frame: Rect) -> ElementRecord {
    let isVisible = frame.y < size.height
    let half = frame.width / 2
    let left = Rect(x: frame.x, y: frame.y, width: half, height: frame.height)
    let right = left.moved(byX: half)
    var identifier = row.identifier
    var value: String?
    var isSelected: Bool?
    switch row.kind {
    // The identifier is that of the switch.
    case .toggle: identifier = nil
    case .link(_, let text): value = text
    case .choice(let isOn, _): isSelected = isOn
    }
    return .control(
      .cell,
      identifier: identifier,
      label: row.title,
      at: frame,
      isVisible: isVisible,
      isSelected: isSelected
    ) {
      ElementRecord.part(.staticText, label: row.title, at: left, isVisible: isVisible)
      if let value {
        ElementRecord.part(.staticText, label: value, at: right, isVisible: isVisible)
      }
      if case .toggle(let isOn, _) = row.kind {
        ElementRecord.control(
          .switch,
          identifier: row.identifier,
          label: row.title,
          value: isOn ? "1" : "0",
          at: Rect(
            x: frame.maxX - min(67, half),
            y: frame.y,
            width: min(51, half),
            height: frame.height
          ),
          isVisible: isVisible
        )
      }
    }
  }
}
