/// An address in which each `*` stands for any characters, or none.
struct AddressPattern {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// What an address has in place of the first `*`, the shortest that there is; the whole address where
  /// the pattern has none.
  ///
  /// - Parameter address: The address.
  /// - Returns: The text; nil where the address does not match.
  /// - Complexity: O(n · m) over the lengths of both.
  func wildcard(in address: String) -> Substring? {
    guard parts.count > 1 else { return address == parts[0] ? address[...] : nil }
    guard address.hasPrefix(parts[0]) else { return nil }
    var rest = address[...].dropFirst(parts[0].count)
    let start = rest.startIndex
    var end: Substring.Index?
    for part in parts.dropFirst().dropLast() {
      guard let range = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part)
      else { return nil }
      if end == nil { end = range.lowerBound }
      rest = rest[range.upperBound...]
    }
    let last = parts[parts.count - 1]
    guard rest.hasSuffix(last) else { return nil }
    return address[start..<(end ?? rest.dropLast(last.count).endIndex)]
  }
}
