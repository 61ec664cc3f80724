import Springboard

/// A package with a model of an app, identifiers, a page object and tests, before it is written.
struct NewPackage: Sendable {
  let name: PackageName
  let einstein: EinsteinDependency
  /// The screens; the first is the one that the app shows at first.
  let screens: [RecordedScreen]
  /// The rules of the screens, by their names, as they stand in the manifest of the app.
  var rules: [String: String] = [:]

  /// A file, by its path in the package.
  struct File: Hashable, Sendable {
    let path: String
    let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
  }

  /// The files of the app's model, by their paths in its folder.
  var modelFiles: [File] {
    [File("app.json5", AppManifestTemplate(package: self).text)]
      + screens.map { File("screens/\($0.fileName)", $0.bytes) }
  }

  /// Makes all files.
  ///
  /// - Parameter complain: Receives what is wrong with the model.
  /// - Returns: The files, in their order; nil if the app's model cannot be used.
  func files(complain: (String) -> Void) -> [File]? {
    let model = modelFiles.map { ($0.path, $0.bytes) }
    let reading = AppModelReader().read(files: Dictionary(model, uniquingKeysWith: { $1 }))
    for problem in reading.errors { complain("\(problem)") }
    return reading.model.map { files(trying: $0) }
  }

  private func files(trying model: AppModel) -> [File] {
    let tests = "Tests/\(name.testsModule)"
    var files = [
      File(".gitignore", ".build/\n"),
      File("Package.swift", ManifestTemplate(package: self).text),
      File(
        "Sources/\(name.identifiersModule)/\(name.identifiersModule).swift",
        IdentifiersTemplate(screens: screens).text
      ),
      File("\(tests)/Linux.swift", Self.linux),
    ]
    files += modelFiles.map { File("\(tests)/AppModels/\(name.appFolder)/\($0.path)", $0.bytes) }
    guard let screen = screens.first else { return files }
    let plan = TestPlan(of: screen, trying: ScreenTrial(model: model))
    let page = PageTemplate(package: name, screen: screen, elements: plan.elements)
    let test = TestTemplate(screen: screen, plan: plan)
    files += [
      File("\(tests)/\(screen.pageType).swift", page.text),
      File("\(tests)/\(screen.testsType).swift", test.text),
      File("\(tests)/\(screen.typeName)DeviceTests.swift", test.swiftTestingText),
    ]
    return files
  }

  private static let linux =
    [
      "// An iPhone does not need this file: it gives the others Apple's names.",
      "#if os(Linux)",
      "@_exported import UITest",
      "#endif",
    ].joined(separator: "\n") + "\n"
}
