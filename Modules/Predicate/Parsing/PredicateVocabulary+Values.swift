internal import Diagnostics

extension PredicateVocabulary {
  /// Returns the values of a key that a text was perhaps meant to be.
  ///
  /// What all values begin with may be missing, as in `Button`.
  func values(of key: String, nearest text: String) -> [String] {
    guard let values = values[key], text.utf8.count <= 64 else { return [] }
    let prefix = Self.commonPrefix(of: values)
    let word = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    return String(word).nearest(among: values.map { String($0.dropFirst(prefix.count)) })
      .map { prefix + $0 }
  }

  private static func commonPrefix(of values: [String]) -> String {
    values.dropFirst().reduce(values.first ?? "") { $0.commonPrefix(with: $1) }
  }
}

extension String {
  /// The characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
