extension String {
  /// The name a developer gave a property, from the label reflection has for it.
  ///
  /// Storage of a lazy property, of a property wrapper and of a property with a leading `_` all
  /// lose their prefix; a raw identifier loses its backticks; a tuple element loses its dot.
  package var propertyName: String {
    var name = Substring(self)
    if name.hasPrefix(lazyStoragePrefix) {
      name = name.dropFirst(lazyStoragePrefix.count)
    }
    name = Substring(String(name).withoutBackticks)
    if let first = name.first, first == "_" || first == ".", name.count > 1 {
      name = name.dropFirst()
    }
    return String(name)
  }

  /// The text of a raw identifier as in the source, without backticks; other text is unchanged.
  package var withoutBackticks: String {
    guard hasPrefix("`"), hasSuffix("`"), utf8.count > 2 else { return self }
    return String(dropFirst().dropLast().map(\.inRawIdentifier))
  }
}

extension Character {
  /// The character as in the source: the compiler writes no-break spaces for spaces.
  var inRawIdentifier: Character { self == "\u{A0}" ? " " : self }
}

/// What the compiler puts before the name of a lazy property to name its storage.
private let lazyStoragePrefix = "$__lazy_storage_$_"
