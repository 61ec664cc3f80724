extension SimulatedDevice {
  /// Returns what is under the icon of an app; nil where it is not installed.
  package func name(ofApplication bundleIdentifier: String) -> String? {
    processes[bundleIdentifier]?.model.name
  }
}
