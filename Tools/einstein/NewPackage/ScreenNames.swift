import Reporting

/// Gives screens the names of their files, each its own.
struct ScreenNames {
  // Files whose names differ in large and small letters only cannot lie in one folder everywhere.
  private var names = UniqueNames(isCaseSensitive: false)
  private var typeNames: UniqueNames

  private static let lengthLimit = 100

  /// Creates names for the screens of a package.
  init(_ package: PackageName) {
    // With the endings that types get, these would be called as a type of Foundation, or as the module.
    var taken: Set<String> = ["UU"]
    if package.testsModule.hasSuffix("Tests") {
      taken.insert(String(package.testsModule.dropLast("Tests".count)))
    }
    typeNames = UniqueNames(taken: taken, isCaseSensitive: false)
  }

  /// Returns the name of a screen, and what its types are called.
  mutating func next(forFile path: String) -> (name: String, typeName: String) {
    let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let dot = file.lastIndex(of: ".").flatMap { $0 == file.startIndex ? nil : $0 }
    let stem = dot.map { file[..<$0] } ?? file
    var wanted = ""
    for scalar in stem.unicodeScalars.prefix(Self.lengthLimit) {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_.".unicodeScalars.contains(scalar)
      let isText = isPlain && PathText.rawByte(scalar) == nil
      // A point at the beginning hides a file.
      wanted += isText && !(wanted.isEmpty && scalar == ".") ? String(scalar) : "-"
    }
    // A file called app.json would be a manifest.
    if wanted.lowercased() == "app" { wanted += "-screen" }
    if !wanted.contains(where: { $0.isLetter || $0.isNumber }) { wanted = "screen" }
    while wanted.utf8.count > 200 { wanted.removeLast() }
    let name = names.name(wanted, separator: "-")
    return (name, typeNames.name(SwiftName.upperCamelCase(name, otherwise: "Screen")))
  }
}
