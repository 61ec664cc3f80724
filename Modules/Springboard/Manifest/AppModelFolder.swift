internal import JSON
internal import Reporting

/// A folder that holds several app models, for a device with all of them.
///
/// Where it has a `device.json5`, as `{ target: "shop" }`, that names the model of the app under test.
package struct AppModelFolder {
  /// The file that says which app is the one under test.
  package static let manifestName = "device.json5"

  private let files: DiskFiles

  /// Takes a folder; nil if it does not exist.
  package init?(_ folder: String) {
    guard let files = DiskFiles(folder: folder) else { return nil }
    self.files = files
  }

  /// The name of the model of the app under test, as `device.json5` says it; nil where nothing does.
  ///
  /// - Parameter models: The names of the models in the folder.
  /// - Returns: The name.
  /// - Throws: What is wrong with the file, such as a name that no model has.
  package func target(among models: [String]) throws(AppModelError) -> String? {
    guard files.names(in: "").contains(Self.manifestName) else { return nil }
    let bytes: [UInt8]
    do throws(DumpError) {
      bytes = try files.source(Self.manifestName).readToEnd(limit: 1 << 16)
    } catch {
      var problem = AppModelProblem(.dump(error))
      problem.file = files.display(Self.manifestName)
      throw AppModelError(problems: [problem], warnings: [])
    }
    let source = ManifestSource(file: files.display(Self.manifestName), bytes: bytes)
    let root: JSONNode
    do throws(JSONSyntaxFault) {
      root = try JSONNode(bytes, dialect: .json5)
    } catch {
      var problem = AppModelProblem(.notJSON5(expected: error.expected, isAtEnd: error.isAtEnd))
      source.locate(&problem, at: error.offset..<error.offset)
      throw AppModelError(problems: [problem], warnings: [])
    }
    var parser = ManifestParser(source, limits: AppModelLimits())
    let target = parser.target(root, among: models)
    guard parser.errorCount == 0 else {
      throw AppModelError(problems: parser.problems, warnings: [])
    }
    return target
  }
}

extension ManifestParser {
  fileprivate mutating func target(_ root: JSONNode, among models: [String]) -> String? {
    guard case .object(let members) = root.content else {
      report(.wrongType(found: root.title, expected: "an object"), at: root.range)
      return nil
    }
    var target: String?
    for member in members {
      guard member.key == "target" else {
        report(.unknownKey(member.key, of: "the device", known: ["target"]), at: member.keyRange)
        continue
      }
      target = word(member.value, models) { models.contains($0) ? $0 : nil }
    }
    return target
  }
}
