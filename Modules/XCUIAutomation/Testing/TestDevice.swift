/// The device that the tests of a process run on.
enum TestDevice {
  /// Sees to it that there is a device for the tests of a file.
  ///
  /// - Parameter file: A file of the tests; empty when it is not known.
  package static func prepare(for file: StaticString) {}
}
