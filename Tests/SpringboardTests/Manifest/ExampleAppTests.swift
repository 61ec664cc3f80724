import Foundation
import Hierarchy
import Springboard
import TestSupport
import Testing

/// The example app of the repository.
@Suite struct ExampleAppTests {
  private static let folder = PackageFiles.root.appending(path: "Examples/Apps/notes").path

  @Test func `there is nothing to say about it`() {
    let reading = AppModelReader().read(Self.folder)
    #expect(reading.problems.map(\.description) == [])
    #expect(reading.model?.screens.map(\.name) == ["list", "editor", "settings"])
    #expect(reading.screenFiles["list"] == Self.folder + "/screens/list.xml")
  }

  @Test func `its manifest may be named instead of its folder`() throws {
    let model = try AppModel.load(path: Self.folder)
    #expect(try AppModel.load(path: Self.folder + "/app.json") == model)
  }

  @Test func `it is the same when it is written and read again`() throws {
    let model = try AppModel.load(path: Self.folder)
    let reading = AppModelReader().read(files: try model.files())
    #expect(reading.problems.map(\.description) == [])
    #expect(reading.model == model)
  }

  @Test func `its map is as it was`() throws {
    let model = try AppModel.load(path: Self.folder)
    try expectGolden("\(model.map())\n", "SpringboardTests/Golden/notes-map.txt")
  }

  @Test func `its map may be written for programs`() throws {
    let map = try AppModel.load(path: Self.folder).map()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(map.everywhere), as: UTF8.self)
    #expect(
      text == """
        [{"isConditional":false,"kind":"screen","screen":"editor","trigger":"opened notes:\\/\\/new"},\
        {"isConditional":true,"kind":"screen","screen":"settings","trigger":"launched"}]
        """
    )
  }
}
