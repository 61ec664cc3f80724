internal import Hierarchy
internal import Reporting

extension AppModel {
  /// The model as a folder: a manifest and the screens, by their paths in the folder.
  ///
  /// `AppModelReader` reads them as an equal model. Files that effects insert keep their paths.
  ///
  /// - Throws: `DumpError` when a tree cannot be written.
  /// - Complexity: O(n).
  public func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var named: [ScreenFiles] = []
    var taken: Set<String> = []
    for (index, screen) in screens.enumerated() {
      var path = "screens/\(screen.name).json"
      var names = ScreenFiles()
      // Names of screens may be anything, and names of files not.
      if !Self.isFileName(screen.name) || taken.contains(path.lowercased()) {
        path = "recorded/screen-\(index + 1).json"
        names.portrait = path
      }
      taken.insert(path.lowercased())
      files[path] = try Self.bytes(of: screen.tree, path)
      if let landscape = screen.landscape {
        let path = "landscape/screen-\(index + 1).json"
        names.landscape = path
        files[path] = try Self.bytes(of: landscape, path)
      }
      named.append(names)
    }
    for use in EffectWalk(self).effects() {
      guard case .insert(let fragment, _) = use.effect, let file = fragment.file else { continue }
      files[file] = try Self.bytes(of: fragment.tree, file)
    }
    let manifest = ManifestPrinter.manifest(self, files: named).json() + "\n"
    files["app.json"] = Array(manifest.utf8)
    return files
  }

  private static func bytes(of tree: ElementTree, _ path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let format: DumpFormat = path.hasSuffix(".xml") ? .xcuitestXML : .json
    try format.write(tree) { bytes.append(contentsOf: $0) }
    return bytes
  }

  private static func isFileName(_ name: String) -> Bool {
    name.utf8.count <= 100 && name.utf8.first != UInt8(ascii: ".")
      && !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          0x30...0x39, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "):
          true
        default: false
        }
      }
  }
}
