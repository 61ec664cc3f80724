import Foundation
import TestSupport
import Testing

/// What `einstein new` makes.
@Suite struct NewCommandTests {
  private static let login = "Examples/Dumps/shop-login.xml"

  /// Calls a closure with a new folder, which is gone afterwards.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(_ folder: URL, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a package of a dump`() throws {
    try inFolder { folder in
      let package = folder.appending(path: "My-Shop")
      let run = try CommandRun(["new", package.path, "--from", Self.login])
      #expect(run.status == 0)
      #expect(run.standardError.isEmpty)
      let lines = run.standardOutput.split(separator: "\n").map(String.init)
      #expect(lines.last == "cd \(package.path) && swift test")
      let tests = "Tests/MyShopUITests"
      #expect(
        lines.dropLast()
          == [
            ".gitignore", "Package.swift", "Sources/MyShopIdentifiers/MyShopIdentifiers.swift",
            "\(tests)/Linux.swift", "\(tests)/AppModels/myshop/app.json5",
            "\(tests)/AppModels/myshop/screens/shop-login.xml", "\(tests)/ShopLoginPage.swift",
            "\(tests)/ShopLoginTests.swift", "\(tests)/ShopLoginDeviceTests.swift",
          ].map { "\(package.path)/\($0)" }
      )
      // The dump is copied as it is, and nothing is left beside the package.
      #expect(
        try text(package, "\(tests)/AppModels/myshop/screens/shop-login.xml")
          == text(PackageFiles.root, Self.login)
      )
      #expect(try names(in: folder) == ["My-Shop"])
      for (file, golden) in [
        ("Sources/MyShopIdentifiers/MyShopIdentifiers.swift", "identifiers"),
        ("\(tests)/AppModels/myshop/app.json5", "app"), ("\(tests)/ShopLoginPage.swift", "page"),
        ("\(tests)/ShopLoginTests.swift", "tests"),
        ("\(tests)/ShopLoginDeviceTests.swift", "device-tests"),
      ] {
        try expectGolden(text(package, file), "einsteinTests/Golden/new/\(golden).txt")
      }
      let manifest = try text(package, "Package.swift")
      let root = PackageFiles.root.lastPathComponent
      #expect(manifest.contains(".product(name: \"UITest\", package: \"\(root)\")"))
      let model = package.appending(path: "\(tests)/AppModels/myshop").path
      #expect(try CommandRun(["app", "check", model]).status == 0)
    }
  }

  @Test func `a package of nothing, in an empty folder`() throws {
    try inFolder { folder in
      let package = folder.appending(path: "Empty")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      let run = try CommandRun([
        "new", package.path + "/", "--einstein", "https://example.com/a/B.git",
      ])
      #expect(run.status == 0, "\(run.standardError)")
      let manifest = try text(package, "Package.swift")
      #expect(manifest.contains(".package(url: \"https://example.com/a/B.git\", from: \"0.1.0\")"))
      #expect(manifest.contains("package: \"B\""))
      let tests = try text(package, "Tests/EmptyUITests/FormTests.swift")
      #expect(tests.contains("page.name.typeText(\"Hello\")"))
      #expect(tests.contains("XCTAssertEqual(page.news.value as? String, \"1\")"))
      let model = package.appending(path: "Tests/EmptyUITests/AppModels/empty").path
      let play = try CommandRun(
        ["app", "play", model],
        input:
          "tap id=name\ntype Mira\ntap id=send\nexpect class=Alert label == 'Thank you, Mira'\n"
      )
      #expect(play.status == 0, "\(play.standardError)")
    }
  }

  @Test func `dumps of the same name, odd ones and those without an app`() throws {
    try inFolder { folder in
      let other = folder.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Data("<AppiumAUT></AppiumAUT>".utf8).write(to: other.appending(path: "a b.xml"))
      try Data("<XCUIElementTypeButton name=\"😀\" label=\"Go\"/>".utf8)
        .write(to: folder.appending(path: "A b.xml"))
      let package = folder.appending(path: "P")
      let run = try CommandRun(
        ["new", package.path, "--from", other.path, folder.appending(path: "A b.xml").path]
      )
      #expect(run.status == 0, "\(run.standardError)")
      #expect(
        try names(in: package.appending(path: "Tests/PUITests/AppModels/p/screens"))
          == ["A-b-2.xml", "a-b.xml"]
      )
      #expect(try text(package, "Tests/PUITests/ABTests.swift").contains("XCTAssertTrue(page.app."))
      #expect(
        try text(package, "Sources/PIdentifiers/PIdentifiers.swift").contains(
          "case element = \"😀\""
        )
      )
    }
  }

  @Test func `ten thousand identifiers`() throws {
    try inFolder { folder in
      let dump = folder.appending(path: "many.xml")
      let cells = (0..<10_000).map { "<XCUIElementTypeCell name=\"p\($0)\"/>" }.joined()
      try Data("<XCUIElementTypeTable>\(cells)</XCUIElementTypeTable>".utf8).write(to: dump)
      let run = try CommandRun(["new", folder.appending(path: "Many").path, "--from", dump.path])
      #expect(run.status == 0)
      #expect(run.standardError.contains("9500 identifiers are left out"))
    }
  }

  @Test func `nothing is left of what fails`() throws {
    try inFolder { folder in
      let bad = folder.appending(path: "bad.xml")
      try Data("<XCUIElementTypeButton name=\"a\"".utf8).write(to: bad)
      let package = folder.appending(path: "P").path
      #expect(try CommandRun(["new", package, "--from", bad.path, Self.login]).status == 65)
      #expect(try CommandRun(["new", package, "--from", "-"], input: "<a/>").status == 65)
      #expect(try CommandRun(["new", package, "--einstein", folder.path]).status == 64)
      #expect(try CommandRun(["new", "\(package)/Q"]).status == 2)
      #expect(try CommandRun(["new", "\(bad.path)/Q"]).status == 2)
      #expect(try names(in: folder) == ["bad.xml"])
    }
  }

  @Test func `a folder with something in it stays as it is`() throws {
    try inFolder { folder in
      let package = folder.appending(path: "P")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      for number in 1...7 { try Data().write(to: package.appending(path: ".\(number)")) }
      let run = try CommandRun(["new", package.path])
      #expect(run.status == 65)
      #expect(run.standardError.contains("it has .1, .2, .3, .4, .5 and 2 more"))
      #expect(try names(in: package).count == 7)
    }
  }
}
