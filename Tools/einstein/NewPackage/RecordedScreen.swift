import Hierarchy

/// A dump that becomes a screen of a package's app.
struct RecordedScreen: Sendable {
  /// The name of the screen.
  let name: String
  /// The name of its file.
  let fileName: String
  /// The bytes of the dump, as they were recorded.
  let bytes: [UInt8]
  let tree: ElementTree
  /// What its types are called at their beginning.
  let typeName: String
  /// Its accessibility identifiers.
  let identifiers: ScreenIdentifiers

  /// The type with its identifiers.
  var identifiersType: String { typeName + "ID" }

  /// The type of its page object.
  var pageType: String { typeName + "Page" }

  /// The class of its tests.
  var testsType: String { typeName + "Tests" }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - ending: The ending of the file's name.
  ///   - typeName: What its types are called at their beginning.
  ///   - bytes: The bytes of the dump.
  ///   - tree: The elements in it.
  init(name: String, ending: String, typeName: String, bytes: [UInt8], tree: ElementTree) {
    self.name = name
    fileName = "\(name).\(ending)"
    self.typeName = typeName
    self.bytes = bytes
    self.tree = tree
    identifiers = ScreenIdentifiers(of: tree)
  }
}
