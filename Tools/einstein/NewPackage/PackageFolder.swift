/// Where a package is made: the path of its folder, and its name.
struct PackageFolder: Hashable, Sendable {
  /// The path, without slashes at its end.
  let path: String
  /// The last part of the path.
  let name: PackageName

  /// Takes a path; nil if its last part cannot name a package.
  init?(_ argument: String) {
    var path = Substring(argument)
    while path.hasSuffix("/") { path.removeLast() }
    let last = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
    guard let name = PackageName(String(last)) else { return nil }
    self.path = String(path)
    self.name = name
  }
}

extension ValueType<PackageFolder> {
  /// The path of a package's folder.
  static let packageFolder = ValueType(
    expected: "a name that begins with a letter and has letters, digits, - and _ of ASCII only, "
      + "60 at most; folders may stand before it",
    completion: .path
  ) { PackageFolder($0) }
}
