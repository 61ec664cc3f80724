extension [String] {
  /// Returns the texts without those that stood before.
  func uniqued() -> Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
