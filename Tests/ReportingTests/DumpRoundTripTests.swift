import Foundation
import Hierarchy
import Reporting
import Testing
import TestSupport

/// The law of every format that can be read: import → export → import is the identity.
@Suite struct DumpRoundTripTests {
  private static let readableFormats = DumpFormat.all.filter(\.isReadable).map(\.id)

  private func expectRoundTrip(
    _ tree: ElementTree,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for id in Self.readableFormats {
      let format = try #require(DumpFormat.named(id))
      let text = try format.text(of: tree)
      let again = try DumpReader().read(DumpSource(text))
      #expect(again.formatID == id, sourceLocation: sourceLocation)
      #expect(again.tree == tree, "\(id)", sourceLocation: sourceLocation)
      #expect(try format.text(of: again.tree) == text, "\(id)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: PackageFiles.fixturePaths(in: "xcuitest-xml/pass"))
  func `a fixture survives every format`(path: String) throws {
    try expectRoundTrip(DumpReader().read(DumpSource(PackageFiles.fixture(path))).tree)
  }

  @Test(arguments: [UInt64](1...40))
  func `a random tree survives every format`(seed: UInt64) throws {
    try expectRoundTrip(.random(seed: seed, count: 1 + Int(seed) * 5))
  }

  @Test(
    .enabled(if: Corpus.isPresent, "there is no corpus beside the package"),
    arguments: Corpus.files(of: "xcuitest-xml").filter { $0.pathExtension == "xml" }
  )
  func `a real dump survives every format`(file: URL) throws {
    try expectRoundTrip(DumpReader().read(.file(file.path)).tree)
  }

  /// What WebDriverAgent writes today comes out byte for byte.
  @Test(arguments: [
    "Examples/Dumps/shop-login.xml", "Tests/Fixtures/xcuitest-xml/pass/webdriveragent.xml",
  ])
  func `the XML of today's WebDriverAgent is written as it was`(path: String) throws {
    let file = PackageFiles.root.appending(path: path)
    let dump = try DumpReader().read(.file(file.path))
    let original = try String(contentsOf: file, encoding: .utf8)
    #expect(try DumpFormat.xcuitestXML.text(of: dump.tree) == original)
  }

  @Test func `a tree of several outermost elements gets a wrapper in XML`() throws {
    let tree = ElementTree {
      ElementRecord(.window)
      ElementRecord(.window)
    }
    let text = try DumpFormat.xcuitestXML.text(of: tree)
    let again = try DumpReader().read(DumpSource(text)).tree
    #expect(again.wrapper == "AppiumAUT")
    #expect(Array(again.roots).count == 2)
  }

  @Test func `a tree whose kind tells no dialect gets a wrapper in XML`() throws {
    let json =
      #"{"format":"einstein-tree","version":1,"elements":[{"depth":0,"unknownType":"Foo"}]}"#
    let tree = try DumpReader().read(DumpSource(json)).tree
    let text = try DumpFormat.xcuitestXML.text(of: tree)
    #expect(try DumpReader().read(DumpSource(text)).tree.map(\.typeName) == ["Foo"])
  }

  @Test(arguments: ["two words", "", "1", "a>b"])
  func `a name that XML cannot have is an error`(name: String) throws {
    let tree = ElementTree {
      ElementRecord(.other, attributes: [ElementAttribute(name: name, value: "x")])
    }
    #expect(throws: DumpError(.unwritableName(name))) {
      try DumpFormat.xcuitestXML.text(of: tree)
    }
  }

  @Test func `characters that XML cannot hold are counted as lost`() throws {
    let tree = ElementTree { ElementRecord(.other, label: "a\u{1}b\u{2}") }
    let losses = try DumpFormat.xcuitestXML.write(tree) { _ in }
    // The label stands in for the name, so that each character is lost twice.
    #expect(losses == DumpLosses(forbiddenCharacterCount: 4))
    #expect(try DumpFormat.json.write(tree) { _ in } == DumpLosses())
  }
}
