extension PackageFolder {
  /// Whether a package can be made here; says why not.
  func isFree(_ console: Console) -> Bool {
    let shown = PathText.display(path)
    switch FileKind(atPath: path) {
    case nil:
      guard FileKind(atPath: path, followsLinks: false) == nil else {
        console.complain("\(shown): this link leads nowhere; choose another name")
        return false
      }
      return true
    case .folder:
      guard let names = FolderNames.of(path) else {
        console.complain("\(SystemFailure.last(path))")
        return false
      }
      guard !names.isEmpty else { return true }
      let limit = 5
      let listed = names.prefix(limit).map { PathText.display($0) }.joined(separator: ", ")
      let rest = names.count > limit ? " and \(names.count - limit) more" : ""
      console.complain("\(shown): the folder is not empty; it has \(listed)\(rest)")
      return false
    default:
      console.complain("\(shown): there is a file of this name; choose another name")
      return false
    }
  }
}
