/// The name of a package that is made, and the names that are derived from it.
struct PackageName: Hashable, Sendable {
  /// The name, which is that of the package's folder as well.
  let name: String

  private static let lengthLimit = 60

  /// Takes a name; nil unless it can name a package and, apart from dashes, a module.
  init?(_ name: String) {
    let isAllowed = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isAllowed, let first = name.unicodeScalars.first, first.properties.isAlphabetic,
      name.utf8.count <= Self.lengthLimit
    else { return nil }
    self.name = name
  }

  /// The name as the beginning of module names.
  var base: String { SwiftName.upperCamelCase(name, otherwise: "App") }

  /// The module with the identifiers.
  var identifiersModule: String { base + "Identifiers" }

  /// The module with the tests.
  var testsModule: String { base + "UITests" }

  /// The name of the app's folder, which is a part of its bundle identifier as well.
  var appFolder: String { base.lowercased() }

  /// What Swift's package manager tells packages apart by.
  var identity: String { name.lowercased() }
}
