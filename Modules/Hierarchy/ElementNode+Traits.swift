extension ElementNode {
  /// The words of the attribute `traits`, which recent versions of WebDriverAgent write.
  package var traits: [String] {
    attribute("traits").map { $0.split(separator: ",").map { String($0.trimmingSpaces) } } ?? []
  }

  /// Returns whether the attribute `traits` has a word.
  package func hasTrait(_ trait: String) -> Bool { traits.contains(trait) }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
