/// What `%…` in a format stands for.
enum FormatSpecifier {
  /// `%@`: any value.
  case value
  /// `%K`: a key path.
  case keyPath
  /// `%d %i %u %x %c` and the like: a whole number.
  case integer
  /// `%f` and the like: a number with a fraction.
  case real
  /// `%s`: a text.
  case string

  /// The specifier that some letters spell, without the percent sign.
  ///
  /// Length modifiers of C (`l`, `ll`, `h`, `q`, `z`, …) make no difference here.
  init?(_ letters: some Collection<UInt8>) {
    let modifiers = letters.prefix { "hlqzjtL".utf8.contains($0) }
    let conversion = letters.dropFirst(modifiers.count)
    guard let letter = conversion.first, conversion.count == 1, modifiers.count <= 2 else {
      return nil
    }
    switch letter {
    case UInt8(ascii: "@") where modifiers.isEmpty: self = .value
    case UInt8(ascii: "K") where modifiers.isEmpty: self = .keyPath
    case UInt8(ascii: "s") where modifiers.isEmpty: self = .string
    case _ where "diuxXoc".utf8.contains(letter): self = .integer
    case _ where "fFeEgGaA".utf8.contains(letter): self = .real
    default: return nil
    }
  }

  /// What an argument for it has to be.
  var requirement: String {
    switch self {
    case .value: "any value"
    case .keyPath: "a text with a key path"
    case .integer: "a whole number"
    case .real: "a number with a fraction (Double)"
    case .string: "a text"
    }
  }
}
