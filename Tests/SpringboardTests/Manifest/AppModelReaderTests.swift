import Foundation
import Hierarchy
import Reporting
import Springboard
import TestSupport
import Testing

/// Folders, files and links.
@Suite struct AppModelReaderTests {
  /// A folder that is taken away again.
  private final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "einstein-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    func write(_ text: String, _ path: String) throws {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }

    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: url.appending(path: path).path,
        withDestinationPath: target
      )
    }
  }

  private static let home = ManifestProblemTests.home

  @Test func `a lone dump is a model of one screen`() throws {
    let folder = try Folder()
    try folder.write(ManifestProblemTests.login, "login.xml")
    let model = try AppModel.load(path: folder.path + "/login.xml")
    #expect(model.screens.map(\.name) == ["login"])
    #expect(model.initialScreen == "login")
    #expect(model.name == "Shop")
    #expect(model.bundleIdentifier == "example.app")
    #expect(model.problems() == [])
  }

  @Test func `a folder of dumps is a model of these screens`() throws {
    let folder = try Folder()
    try folder.write(Self.home, "b.xml")
    try folder.write(Self.home, "a.xml")
    try folder.write(Self.home, "screens/c.xml")
    try folder.write("nothing", "README.md")
    try folder.write("<broken", ".hidden.xml")
    let reading = AppModelReader().read(folder.path)
    #expect(reading.problems == [])
    #expect(reading.model?.screens.map(\.name) == ["a", "b", "c"])
    #expect(reading.model?.initialScreen == "a")
    #expect(reading.screenFiles["c"] == "\(folder.path)/screens/c.xml")
  }

  @Test func `dumps that the manifest does not mention are screens`() throws {
    let folder = try Folder()
    try folder.write(
      "{ bundleIdentifier: 'x', screens: { first: { file: 'screens/z.xml' } } }",
      "app.json5"
    )
    try folder.write(Self.home, "screens/z.xml")
    try folder.write(Self.home, "screens/a.xml")
    let reading = AppModelReader().read(folder.path)
    #expect(reading.problems.map(\.description) == [])
    #expect(reading.model?.screens.map(\.name) == ["first", "a"])
    #expect(reading.model?.initialScreen == "first")
  }

  @Test func `a dump that cannot be read is told with its place`() throws {
    let folder = try Folder()
    try folder.write("{ bundleIdentifier: 'x' }", "app.json")
    try folder.write("<AppiumAUT>\n<a></b></AppiumAUT>", "screens/bad.xml")
    try folder.write("", "screens/empty.xml")
    let reading = AppModelReader().read(folder.path)
    #expect(reading.model == nil)
    let places = reading.problems.map { ($0.file ?? "").dropFirst(folder.path.count + 1) }
    #expect(places == ["screens/bad.xml", "screens/empty.xml"])
    #expect(reading.problems[0].position?.line == 2)
  }

  @Test func `what is missing, empty or no folder is told`() throws {
    let folder = try Folder()
    func message(_ path: String) -> [String] {
      AppModelReader().read(path).problems.map(\.message)
    }
    #expect(message(folder.path) == ["the folder has neither app.json nor dumps"])
    #expect(
      message(folder.path + "/missing") == ["it cannot be read: No such file or directory"]
    )
    try folder.write("hello", "text.txt")
    #expect(message(folder.path + "/text.txt").count == 1)
    #expect(throws: AppModelError.self) { try AppModel.load(path: folder.path) }
  }

  @Test func `a link may lead anywhere inside the folder, but not out of it`() throws {
    let outside = try Folder()
    try outside.write(Self.home, "secret.xml")
    let folder = try Folder()
    try folder.write("{ bundleIdentifier: 'x' }", "app.json")
    try folder.write(Self.home, "recorded/home.xml")
    try folder.write(Self.home, "screens/first.xml")
    try folder.link("screens/inside.xml", to: "../recorded/home.xml")
    #expect(AppModelReader().read(folder.path).problems.map(\.description) == [])
    try folder.link("screens/outside.xml", to: outside.path + "/secret.xml")
    let reading = AppModelReader().read(folder.path)
    #expect(
      reading.problems.map(\.message)
        == ["'screens/outside.xml' is a link that leads out of the model's folder"]
    )
  }

  @Test func `what effects insert may be recorded in a file of its own`() throws {
    let folder = try Folder()
    try folder.write(Self.home, "screens/home.xml")
    try folder.write(
      "<XCUIElementTypeCell type='XCUIElementTypeCell' name='${x}'/>",
      "parts/row.xml"
    )
    try folder.write(
      """
      {
        bundleIdentifier: 'x',
        rules: [
          { on: { tap: 'id=out' }, do: { insert: './parts//row.xml', into: 'class=Application' } },
          { on: { longPress: 'class=Cell' }, do: { after: 1, do: { insert: 'parts/row.xml', above: 'id=out' } } },
        ],
      }
      """,
      "app.json"
    )
    let reading = AppModelReader().read(folder.path)
    #expect(reading.errors.map(\.description) == [])
    let rules = try #require(reading.model?.rules)
    guard case .insert(let fragment, _) = rules[0].effects[0] else {
      Issue.record("Nothing is inserted")
      return
    }
    #expect(fragment.tree.map(\.name) == ["${x}"])
    #expect(fragment.changes.isEmpty)
  }

  @Test func `a pipe is no screen`() throws {
    let folder = try Folder()
    try folder.write(Self.home, "screens/home.xml")
    try folder.link("screens/pipe.xml", to: "/dev/null")
    #expect(AppModelReader().read(folder.path).problems.count == 1)
    try FileManager.default.removeItem(atPath: folder.path + "/screens/pipe.xml")
    #expect(mkfifo(folder.path + "/screens/pipe.xml", 0o600) == 0)
    #expect(
      AppModelReader().read(folder.path).problems.map(\.message)
        == ["it cannot be read: it is no regular file"]
    )
  }

  @Test func `names that some systems do not tell apart are refused`() {
    let bytes = Array(Self.home.utf8)
    let reading = AppModelReader().read(files: [
      "app.json": Array("{ bundleIdentifier: 'x' }".utf8),
      "screens/home.xml": bytes, "screens/Home.xml": bytes, "screens/home.json": bytes,
    ])
    #expect(reading.problems.count == 2)
    #expect(reading.model == nil)
  }

  @Test func `limits are kept`() {
    var limits = AppModelLimits()
    limits.manifestByteCount = 5_000
    limits.screenCount = 1
    limits.problemCount = 5
    let reader = AppModelReader(limits: limits)
    let bytes = Array(Self.home.utf8)
    func messages(_ manifest: String) -> [String] {
      reader.read(files: [
        "app.json": Array(manifest.utf8), "screens/a.xml": bytes, "screens/b.xml": bytes,
      ]).problems.map(\.message)
    }
    #expect(messages(String(repeating: " ", count: 5_001)) == ["it is larger than 5000 bytes"])
    #expect(messages("{ bundleIdentifier: 'x' }") == ["there are more than 1 screens"])
    #expect(messages("{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }").count == 5)
    // However many warnings come first, the error is among what is told.
    let warning = "{ on: { tap: \"'quoted'\" }, when: { exists: \"'other'\" }, do: [] }"
    let warnings = String(repeating: warning + ",", count: 20).replacing("quoted", with: "out")
    let reading = reader.read(files: [
      "app.json5": Array("{ bundleIdentifier: 'x', rules: [\(warnings) 1] }".utf8.prefix(5_000)),
      "screens/a.xml": bytes,
    ])
    #expect(reading.model == nil)
    #expect(!reading.errors.isEmpty)
    let deep = String(repeating: "[", count: 100_000)
    #expect(AppModelReader().read(files: ["app.json": Array(deep.utf8)]).problems.count == 1)
  }
}
