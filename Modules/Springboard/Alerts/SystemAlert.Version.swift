extension SystemAlert {
  /// A version of iOS, as far as system alerts depend on it.
  public struct Version: Hashable, Sendable, Codable {
    /// The part before the first point.
    public let major: Int

    /// The part after it.
    public let minor: Int

    /// Creates a version from its two parts.
    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Reads a version such as `17`, `17.4` or `17.4.1`; nil for anything else.
    public init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...3).contains(parts.count), let major = parts[0],
        parts.allSatisfy({ $0.map { $0 >= 0 } ?? false })
      else { return nil }
      self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// The versions that listings go through.
    ///
    /// Each one at which an alert gets other buttons or another text is among them, or lies between
    /// two neighbours that differ.
    public static let listed = [
      Version(13), Version(14), Version(15), Version(16), Version(17), Version(17, 6), Version(18),
      Version(26),
    ]
  }
}

extension SystemAlert.Version: Comparable {
  /// Returns whether a version is older than another.
  public static func < (first: SystemAlert.Version, second: SystemAlert.Version) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}

extension SystemAlert.Version: CustomStringConvertible {
  /// The version as people write it, such as `17` or `17.6`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
