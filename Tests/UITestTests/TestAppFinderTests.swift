import Foundation
import Springboard
import TestSupport
import Testing
import XCUIAutomation

/// Which apps a test has.
@Suite struct TestAppFinderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("apps-\(UUID().uuidString)")

  private func write(_ text: String, _ path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private static func dump(_ bundle: String, _ name: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="\(name)" label="\(name)" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844" bundleId="\(bundle)"/></AppiumAUT>
    """
  }

  private func bundles(
    for file: String,
    _ environment: [String: String] = [:]
  ) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: root) }
    let finder = TestAppFinder(environment: environment)
    return try finder.apps(for: root.appendingPathComponent(file).path).get()
      .map(\.bundleIdentifier)
  }

  @Test("A folder of models: all are installed, the first by name is the app under test")
  func folderOfModels() throws {
    try write("", "Package.swift")
    try write(Self.dump("b.app", "B"), "Tests/AppModels/b.xml")
    try write(Self.dump("a.app", "A"), "Tests/AppModels/a/start.xml")
    try write("no dump", "Tests/AppModels/README.md")
    #expect(try bundles(for: "Tests/ShopUITests/Basket/BasketTests.swift") == ["a.app", "b.app"])
  }

  @Test("A file device.json5 names the app under test, and a mistake in it is told with its place")
  func target() throws {
    try write("", "Package.swift")
    try write(Self.dump("b.app", "B"), "Tests/AppModels/b/start.xml")
    try write(Self.dump("a.app", "A"), "Tests/AppModels/a.xml")
    try write("// Another.\n{ target: 'b' }", "Tests/AppModels/device.json5")
    #expect(try bundles(for: "Tests/ShopUITests/BasketTests.swift") == ["b.app", "a.app"])
    try write("", "Package.swift")
    try write(Self.dump("b.app", "B"), "Tests/AppModels/b/start.xml")
    try write("{ target: 'c' }", "Tests/AppModels/device.json5")
    do {
      _ = try bundles(for: "Tests/ShopUITests/BasketTests.swift")
      Issue.record("A name that no model has is no mistake")
    } catch {
      #expect("\(error)".contains("device.json5:1:11: error: "))
      #expect("\(error)".contains("'c'"))
    }
  }

  @Test("A folder with screens is one model")
  func oneModel() throws {
    try write(Self.dump("a.app", "A"), "AppModels/screens/start.xml")
    try write(Self.dump("a.app", "A"), "AppModels/screens/end.xml")
    try write("", "Package.swift")
    #expect(try bundles(for: "Tests/ShopUITests/BasketTests.swift") == ["a.app"])
  }

  @Test("The nearest folder counts, and the environment for more")
  func nearest() throws {
    try write("", "Package.swift")
    try write(Self.dump("far.app", "Far"), "AppModels/far.xml")
    try write(Self.dump("near.app", "Near"), "Tests/AppModels/near.xml")
    #expect(try bundles(for: "Tests/X/XTests.swift") == ["near.app"])
    try write(Self.dump("far.app", "Far"), "AppModels/far.xml")
    try write(Self.dump("near.app", "Near"), "Tests/AppModels/near.xml")
    let paths = ["AppModels/far.xml", "Tests/AppModels"].map {
      root.appendingPathComponent($0).path
    }
    #expect(
      try bundles(
        for: "Tests/X/XTests.swift",
        [TestAppFinder.variable: paths.joined(separator: ":")]
      ) == ["far.app", "near.app"]
    )
  }

  @Test("Nothing is looked for outside the package")
  func outside() throws {
    try write(Self.dump("a.app", "A"), "AppModels/a.xml")
    try write("", "package/Package.swift")
    let error = try #require(throws: TestAppError.self) {
      try bundles(for: "package/Tests/XTests.swift")
    }
    #expect("\(error)".contains("no folder 'AppModels' was found"))
    #expect("\(error)".contains("EINSTEIN_APPS"))
  }

  @Test("A broken model is told with all that is wrong")
  func broken() throws {
    try write("", "Package.swift")
    try write("{ name: 'A', screens: { one: {} }", "AppModels/a/app.json")
    try write("<open>", "AppModels/b.xml")
    let error = try #require(throws: TestAppError.self) { try bundles(for: "XTests.swift") }
    #expect("\(error)".contains("AppModels/a/app.json"))
    #expect("\(error)".contains("AppModels/b.xml"))
  }

  @Test("An empty folder, and two models of one app")
  func odd() throws {
    try write("", "Package.swift")
    try write("nothing", "AppModels/README.md")
    let empty = try #require(throws: TestAppError.self) { try bundles(for: "XTests.swift") }
    #expect(empty == .nothingIn(folder: root.appendingPathComponent("AppModels").path))
    try write("", "Package.swift")
    try write(Self.dump("a.app", "A"), "AppModels/a.xml")
    try write(Self.dump("a.app", "A"), "AppModels/b.xml")
    let same = try #require(throws: TestAppError.self) { try bundles(for: "XTests.swift") }
    #expect("\(same)".contains("several app models are called 'a.app'"))
  }
}
