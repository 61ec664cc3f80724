extension DeviceSession {
  /// Has the device itself do something, or else reports a failure; nothing happens in a session that is
  /// inert.
  ///
  /// - Parameters:
  ///   - event: What is done.
  ///   - action: What that is called in messages, after "Failed to".
  ///   - site: Where the test asks for it; nil for the last place that is known.
  package func perform(_ event: DeviceEvent, _ action: String, at site: SourceSite?) {
    guard !isInert else { return }
    note(site)
    do throws(DeviceError) {
      try device.perform(event)
    } catch {
      fail("Failed to \(action): \(error)", at: site)
    }
  }
}
