internal import Hierarchy

extension HomeScreen {
  /// What is touched beside a menu or Control Centre to close it.
  static let dismissal = "dismiss"

  /// The window with the menu of an icon: its items are buttons.
  func menuWindow(of icon: HomeIcon, _ menu: IconMenu) -> ElementRecord {
    let words = HomeWords(icon.system)
    let items = IconMenuItem.items(
      of: icon,
      isInLibrary: menu.isInLibrary,
      isHidden: state.hiddenIcons.contains(icon.application)
    )
    let bounds = layout.bounds
    let width = min(250, bounds.width)
    let height = min(44, bounds.height / Double(max(items.count, 1) + 1))
    let frame = Rect(
      x: (bounds.width - width) / 2,
      y: (bounds.height - height * Double(items.count)) / 2,
      width: width,
      height: height * Double(items.count)
    )
    return .part(.window, at: bounds) {
      dismissalArea
      ElementRecord.part(.collectionView, at: frame) {
        for (row, item) in items.enumerated() {
          ElementRecord.control(
            .button,
            identifier: item.identifier(in: icon.system.release),
            label: item.title(words),
            at: Rect(x: frame.x, y: frame.y + Double(row) * height, width: width, height: height)
          )
        }
      }
    }
  }

  /// The window with Control Centre: a switch for airplane mode and the radios.
  var controlCentreWindow: ElementRecord {
    let bounds = layout.bounds
    let side = min(90, bounds.width / 4, bounds.height / 8)
    let x = bounds.width / 2 - side
    let y = layout.statusBar.maxY
    return .part(.window, at: bounds) {
      dismissalArea
      ElementRecord.part(
        identifier: "ControlCenterView",
        at: Rect(x: x, y: y, width: 2 * side, height: 2 * side)
      ) {
        for (place, control) in RadioSwitch.allCases.enumerated() {
          let (row, column) = place.quotientAndRemainder(dividingBy: 2)
          ElementRecord.control(
            .switch,
            identifier: control.identifier,
            label: control.title,
            value: control.isOn(in: radios) ? "1" : "0",
            at: Rect(
              x: x + Double(column) * side,
              y: y + Double(row) * side,
              width: side,
              height: side
            )
          )
        }
      }
    }
  }

  /// All of the screen, which takes the touches beside what lies in front.
  private var dismissalArea: ElementRecord {
    .control(.other, identifier: Self.dismissal, at: layout.bounds)
  }
}

/// A switch of Control Centre.
enum RadioSwitch: CaseIterable {
  case airplaneMode, cellularData, wiFi, bluetooth

  /// The identifier, as the accessibility of SpringBoard has it.
  var identifier: String {
    switch self {
    case .airplaneMode: "airplane-mode-button"
    case .cellularData: "cellular-data-button"
    case .wiFi: "wifi-button"
    case .bluetooth: "bluetooth-button"
    }
  }

  /// What it says, in English.
  var title: String {
    switch self {
    case .airplaneMode: "Airplane Mode"
    case .cellularData: "Cellular Data"
    case .wiFi: "Wi-Fi"
    case .bluetooth: "Bluetooth"
    }
  }

  func isOn(in radios: DeviceRadios) -> Bool {
    switch self {
    case .airplaneMode: radios.isAirplaneModeOn
    case .cellularData: radios.isCellularDataOn && !radios.isAirplaneModeOn
    case .wiFi: radios.isWiFiOn
    case .bluetooth: radios.isBluetoothOn
    }
  }

  func set(_ isOn: Bool, in radios: inout DeviceRadios) {
    switch self {
    case .airplaneMode: radios.setAirplaneMode(isOn)
    case .cellularData: radios.isCellularDataOn = isOn
    case .wiFi: radios.isWiFiOn = isOn
    case .bluetooth: radios.isBluetoothOn = isOn
    }
  }
}
