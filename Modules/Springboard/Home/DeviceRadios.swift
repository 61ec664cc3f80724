/// What Control Centre and Settings switch on and off.
struct DeviceRadios: Hashable {
  private(set) var isAirplaneModeOn = false
  var isWiFiOn = true
  var isBluetoothOn = true
  var isCellularDataOn = true

  /// Whether Wi-Fi comes back after airplane mode.
  private var hadWiFi = true

  /// Turns airplane mode on or off, and Wi-Fi the other way; Bluetooth stays.
  mutating func setAirplaneMode(_ isOn: Bool) {
    guard isOn != isAirplaneModeOn else { return }
    isAirplaneModeOn = isOn
    if isOn { hadWiFi = isWiFiOn }
    isWiFiOn = isOn ? false : hadWiFi
  }
}
