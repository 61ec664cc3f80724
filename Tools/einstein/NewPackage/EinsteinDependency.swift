/// Where a package that is made finds Einstein.
enum EinsteinDependency: Hashable, Sendable {
  /// In a folder of this machine.
  case folder(String)
  /// In a repository.
  case repository(String)
  /// Nobody knows; who uses the package has to say.
  case unknown

  /// The name by which products are taken from it: the last part of the address.
  ///
  /// That is what Swift's package manager tells packages apart by.
  var packageName: String {
    switch self {
    case .folder(let address), .repository(let address):
      var name = address[...]
      while name.hasSuffix("/") { name.removeLast() }
      if name.hasSuffix(".git") { name.removeLast(4) }
      return name.lastIndex { $0 == "/" || $0 == ":" }
        .map { String(name[name.index(after: $0)...]) } ?? String(name)
    case .unknown: return "Einstein"
    }
  }

  /// What stands in the list of dependencies.
  var declaration: String {
    switch self {
    case .folder(let path): ".package(path: \(path.swiftLiteral))"
    case .repository(let url):
      ".package(url: \(url.swiftLiteral), from: \(Einstein.tool.version.swiftLiteral))"
    case .unknown: ".package(path: \"../Einstein\")"
    }
  }

  /// The checkout that the tool was built from, if that is still there.
  static let ofThisTool: EinsteinDependency = {
    // From Tools/einstein/NewPackage, where this file is.
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let root = folders.joined(separator: "/")
    return isEinstein(root) ? .folder(root) : .unknown
  }()

  /// Takes an address that a user gave.
  ///
  /// - Throws: That there is no such package.
  init(_ address: String) throws(UsageError) {
    if address.contains("://") || address.hasPrefix("git@") {
      self = .repository(address)
      return
    }
    guard let path = PathText.absolute(address), Self.isEinstein(path) else {
      throw .other(
        "Einstein is not in \(address.quotedForMessage); --einstein takes the folder or the address "
          + "of a checkout"
      )
    }
    guard !path.unicodeScalars.contains(where: { PathText.rawByte($0) != nil }) else {
      throw .other(
        "the path \(address.quotedForMessage) is not UTF-8, and cannot stand in a manifest"
      )
    }
    self = .folder(path)
  }

  private static func isEinstein(_ path: String) -> Bool {
    FileKind(atPath: path + "/Package.swift") == .file
      && FileKind(atPath: path + "/Modules/UITest") == .folder
  }
}
