/// Something that the operating system refused.
struct SystemFailure: Error, CustomStringConvertible {
  /// The file or stream.
  var name: String
  /// What the system says.
  var reason: String

  /// One sentence without a full stop.
  var description: String { "\(name): \(reason)" }
}
