extension SimulatedDevice {
  /// Whether airplane mode is on, which Control Centre and Settings show and change as well.
  ///
  /// Turning it on turns Wi-Fi off until it is turned off again.
  public var isAirplaneModeOn: Bool {
    get { home.radios.isAirplaneModeOn }
    set { set(.airplaneMode, newValue) }
  }

  /// Switches a radio, or all of them.
  func set(_ control: RadioSwitch, _ isOn: Bool) {
    guard control.isOn(in: home.radios) != isOn else { return }
    control.set(isOn, in: &home.radios)
    note(.effect("\(control.title) is \(isOn ? "on" : "off")"))
  }
}
