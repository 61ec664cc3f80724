import Foundation
import Hierarchy
import Reporting
import Testing
import TestSupport

@Suite struct DumpReaderTests {
  private func outcome(of path: String, isLenient: Bool) throws -> String {
    do {
      let dumps = try DumpReader(isLenient: isLenient).readAll(
        DumpSource(PackageFiles.fixture(path))
      )
      return "read, \(dumps.map { "\($0.tree.count) elements" }.joined(separator: ", "))"
    } catch let error as DumpError {
      return (error.position.map { "\($0): " } ?? "") + "\(error)"
    }
  }

  @Test(arguments: PackageFiles.fixturePaths(in: "xcuitest-xml/pass"))
  func `a good dump gives the tree that is on record`(path: String) throws {
    let dump = try DumpReader().read(DumpSource(PackageFiles.fixture(path)))
    #expect(dump.formatID == "xcuitest-xml")
    #expect(dump.repairs.isEmpty)
    let name = try #require(path.split(separator: "/").last)
    try expectGolden(DumpFormat.text.text(of: dump.tree), "ReportingTests/Golden/pass/\(name).txt")
  }

  @Test(arguments: [true, false])
  func `what cannot be read gives the messages that are on record`(isLenient: Bool) throws {
    var report = ""
    for path in PackageFiles.fixturePaths(in: "xcuitest-xml/fail") {
      report += try "\(path)\n  \(outcome(of: path, isLenient: isLenient))\n"
    }
    for path in PackageFiles.fixturePaths(in: "xcuitest-xml/lenient") where !isLenient {
      report += try "\(path)\n  \(outcome(of: path, isLenient: false))\n"
    }
    try expectGolden(report, "ReportingTests/Golden/errors-\(isLenient ? "lenient" : "strict").txt")
  }

  @Test(arguments: PackageFiles.fixturePaths(in: "xcuitest-xml/lenient"))
  func `a lenient reading repairs what is on record`(path: String) throws {
    #expect(throws: DumpError.self) {
      try DumpReader().readAll(DumpSource(PackageFiles.fixture(path)))
    }
    let dumps = try DumpReader(isLenient: true).readAll(DumpSource(PackageFiles.fixture(path)))
    var report = ""
    for dump in dumps {
      for repair in dump.repairs { report += "\(repair.position): \(repair)\n" }
      report += try DumpFormat.xcuitestXML.text(of: dump.tree)
    }
    let name = try #require(path.split(separator: "/").last)
    try expectGolden(report, "ReportingTests/Golden/lenient/\(name).txt")
  }

  /// Infinite frames are what old WebDriverAgents failed at, and `-1,-1,0,0` what today's one writes
  /// for them; a missing or partial frame is what `excluded_attributes` makes.
  @Test(arguments: [
    ("x=\"inf\"", DumpError.Problem.notANumber(attribute: "x", value: "inf")),
    ("y=\"NaN\"", .notANumber(attribute: "y", value: "NaN")),
    ("width=\"1e400\"", .notANumber(attribute: "width", value: "1e400")),
    ("height=\"\"", .notANumber(attribute: "height", value: "")),
    ("x=\"0x10\"", .notANumber(attribute: "x", value: "0x10")),
    ("x=\"undefined\"", .notANumber(attribute: "x", value: "undefined")),
    ("width=\"-5\"", .negativeSize(attribute: "width", value: "-5")),
    ("height=\"-0.5\"", .negativeSize(attribute: "height", value: "-0.5")),
  ])
  func `an unusable coordinate is refused with its place`(
    attribute: String,
    problem: DumpError.Problem
  ) {
    let text = "<XCUIElementTypeOther name=\"a\" \(attribute)/>"
    let column =
      33
      + (attribute.firstIndex(of: "\"").map {
        attribute.distance(from: attribute.startIndex, to: $0)
      } ?? 0)
    #expect(throws: DumpError(problem, at: DumpPosition(line: 1, column: column))) {
      try DumpReader().read(DumpSource(text))
    }
  }

  @Test(
    arguments: [
      ("", nil), ("x=\"1\" y=\"2\" width=\"3\"", nil),
      ("x=\"-1\" y=\"-1\" width=\"0\" height=\"0\"", Rect.unavailable),
      (
        "x=\"-8\" y=\"1.5\" width=\"0\" height=\"1e3\"", Rect(x: -8, y: 1.5, width: 0, height: 1000)
      ),
    ] as [(String, Rect?)]
  )
  func `a frame is what the dump has of it`(attributes: String, frame: Rect?) throws {
    let text = "<XCUIElementTypeOther \(attributes)/>"
    #expect(try DumpReader().read(DumpSource(text)).tree.first?.frame == frame)
  }

  @Test func `a good dump read leniently is the same and needs no repair`() throws {
    for path in PackageFiles.fixturePaths(in: "xcuitest-xml/pass") {
      let bytes = try PackageFiles.fixture(path)
      let strict = try DumpReader().read(DumpSource(bytes))
      #expect(try DumpReader(isLenient: true).read(DumpSource(bytes)) == strict)
    }
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `a source may give its bytes in pieces of any size`(pieceSize: Int) throws {
    let bytes = try PackageFiles.fixture("xcuitest-xml/pass/awkward.xml")
    var position = 0
    let source = DumpSource { (buffer) throws(DumpError) in
      let count = min(pieceSize, buffer.count, bytes.count - position)
      buffer.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
    #expect(try DumpReader().read(source) == DumpReader().read(DumpSource(bytes)))
  }

  /// A part must never pass for the whole.
  @Test func `no beginning of a dump is read strictly`() throws {
    let bytes = try PackageFiles.fixture("xcuitest-xml/pass/webdriveragent.xml")
    let text = String(decoding: bytes, as: UTF8.self)
    let whole = Array(text.trimmingCharacters(in: .newlines).utf8)
    for length in 0..<whole.count {
      #expect(throws: DumpError.self) { try DumpReader().read(DumpSource(Array(whole[..<length]))) }
    }
  }

  @Test func `a beginning read leniently says that something is missing`() throws {
    let bytes = try PackageFiles.fixture("xcuitest-xml/pass/appium-2017.xml")
    let whole = Array(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines).utf8)
    let firstTag = try #require(whole.firstIndex(of: UInt8(ascii: "X"))) + 60
    for length in 0..<whole.count {
      let dumps: [Dump]
      do {
        dumps = try DumpReader(isLenient: true).readAll(DumpSource(Array(whole[..<length])))
      } catch {
        // There is nothing to read before the first element.
        #expect(length < firstTag)
        continue
      }
      #expect(dumps.contains { !$0.repairs.isEmpty }, "\(length)")
    }
  }

  /// Whatever happens to a dump, a lenient reading ends, and what it gives can be written.
  @Test(arguments: [UInt64](1...200))
  func `a damaged dump never crashes a lenient reading`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let paths =
      PackageFiles.fixturePaths(in: "xcuitest-xml/pass")
      + PackageFiles.fixturePaths(in: "xcuitest-xml/lenient")
    let path = try #require(paths.randomElement(using: &generator))
    var bytes = try PackageFiles.fixture(path)
    let fragments = [
      "<", ">", "\"", "&", "</", "\\", "<!", "&#", "]]>", "<AppiumAUT>", "```\n", "\u{0}", "=",
    ]
    for _ in 0..<Int.random(in: 1...12, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 20))
      case 2:
        bytes.insert(
          contentsOf: fragments.randomElement(using: &generator)?.utf8 ?? "".utf8,
          at: place
        )
      default: bytes.removeSubrange(place...)
      }
    }
    do {
      for dump in try DumpRecovery(limits: DumpLimits()).read(bytes) {
        let text = try DumpFormat.xcuitestXML.text(of: dump.tree)
        #expect(try DumpReader().read(DumpSource(text)).tree == dump.tree)
      }
    } catch let error as DumpError {
      // What the repair makes is XML, whatever it was before; so the parser has nothing to say.
      switch error.problem {
      case .malformed, .truncated, .text, .notANumber: Issue.record("\(error)")
      default: break
      }
    }
  }

  /// Where a strict reading fails, a lenient one succeeds only by a repair that it tells.
  @Test(arguments: PackageFiles.fixturePaths(in: "xcuitest-xml/fail"))
  func `no repair goes untold`(path: String) throws {
    let bytes = try PackageFiles.fixture(path)
    guard (try? DumpReader().readAll(DumpSource(bytes))) == nil,
      let dumps = try? DumpReader(isLenient: true).readAll(DumpSource(bytes))
    else { return }
    #expect(dumps.contains { !$0.repairs.isEmpty })
  }

  /// One line of text, as servers write it, and a fault in each element.
  @Test func `many faults on one long line are repaired in no more than linear time`() throws {
    let element = "<XCUIElementTypeOther label=\"a & b\"/>"
    let text = "<AppiumAUT>" + String(repeating: element, count: 5_000) + "</AppiumAUT>"
    let dump = try DumpReader(isLenient: true).read(DumpSource(text))
    #expect(dump.tree.count == 5_000)
    #expect(dump.repairs.count == 5_000)
    #expect(dump.repairs.last?.position.line == 1)
  }

  @Test(arguments: [
    String(repeating: "\\u003cXCUIElementTypeA ", count: 8_000),
    String(repeating: "\u{FEFF}", count: 20_000) + "x",
    String(repeating: "\\", count: 40_000) + "u003cXCUIElementTypeA b=1",
    "\\" + String(repeating: "u005c", count: 8_000) + "u003cXCUIElementTypeA b=\"",
    String(repeating: "<AppiumAUT ", count: 5_000), String(repeating: "<AppiumAUT>", count: 5_000),
    String(repeating: "<!--", count: 20_000), String(repeating: "```\n", count: 20_000),
    "<XCUIElementTypeA b=\"" + String(repeating: "\" ", count: 20_000),
    "<XCUIElementTypeA b=\"" + String(repeating: "<", count: 40_000),
  ])
  func `a hostile text ends a lenient reading soon`(text: String) {
    do {
      _ = try DumpReader(isLenient: true).readAll(DumpSource("x" + text))
      _ = try DumpReader(isLenient: true).readAll(DumpSource(text))
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test func `outer elements without attributes are kept when an inner one needs repair`() throws {
    let text = """
      <XCUIElementTypeApplication>
        <XCUIElementTypeWindow><XCUIElementTypeOther label="a & b"/><XCUIElementTypeOther label="c"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    let dump = try DumpReader(isLenient: true).read(DumpSource(text))
    #expect(dump.tree.map(\.typeName) == ["Application", "Window", "Other", "Other"])
    #expect(dump.repairs.map(\.kind) == [.unescapedCharacter("&")])
  }

  @Test(arguments: [
    // A no-break space between attributes, as copied from a web page.
    ("<XCUIElementTypeButton a=\"1\"\u{A0}b=\"2\"/>", ["a=1", "b=2"]),
    ("<XCUIElementTypeButton a\u{D7}b=\"1\"/>", ["a=", "b=1"]),
    (
      "<XCUIElementTypeButton label=\"html <b class=\"x\">bold</b>\" x=\"1\"/>",
      ["label=html <b class=\"x\">bold</b>"]
    ),
    ("<XCUIElementTypeButton label=\"\u{E9}\"/", ["label=\u{E9}"]),
    ("<XCUIElementTypeButton a=\"1\" b", ["a=1"]),
  ])
  func `odd tags are read as a person would`(text: String, attributes: [String]) throws {
    let node = try #require(DumpReader(isLenient: true).read(DumpSource(text)).tree.first)
    let label = node.label.map { ["label=\($0)"] } ?? []
    #expect(label + node.furtherAttributes.map { "\($0.name)=\($0.value)" } == attributes)
  }

  @Test(arguments: ["<XCUIElementTypeBut", "<?xml version=\"1.0\"?>\n<AppiumA"])
  func `a text that ends in the name of its only tag is called cut off`(text: String) throws {
    for isLenient in [false, true] {
      let error = try #require(throws: DumpError.self) {
        try DumpReader(isLenient: isLenient).readAll(DumpSource(text))
      }
      guard case .truncated = error.problem else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func `what is written after a lenient reading is read strictly`() throws {
    let bytes = try PackageFiles.fixture("xcuitest-xml/lenient/numbers.xml")
    let tree = try DumpReader(isLenient: true).read(DumpSource(bytes)).tree
    let text = try DumpFormat.xcuitestXML.text(of: tree)
    #expect(try DumpReader().read(DumpSource(text)).tree == tree)
  }

  @Test func `a dump inside a text of Einstein's JSON is no dump`() {
    let text =
      #"{"format":"einstein-tree","version":1,"elements":[{"label":"<XCUIElementTypeButton name=\"x\"/>""#
    #expect(throws: DumpError.self) { try DumpReader(isLenient: true).readAll(DumpSource(text)) }
  }

  /// Only WebDriverAgent's own names are Apple's kinds; others are kept to the letter.
  @Test func `elements with nearly Apple's names are not renamed`() throws {
    let text = """
      <AppiumAUT><XCUIElementTypeApplication><Button/><button/><menu type="menu"/>\
      <XCUIElementTypebutton/><Link type="XCUIElementTypeLink"/></XCUIElementTypeApplication></AppiumAUT>
      """
    let tree = try DumpReader().read(DumpSource(text)).tree
    #expect(tree.nodes(ofType: .button).isEmpty)
    #expect(tree.unknownTypeNames == ["Button", "button", "menu", "XCUIElementTypebutton", "Link"])
    for format in DumpFormat.all where format.isReadable {
      #expect(try DumpReader().read(DumpSource(format.text(of: tree))).tree == tree)
    }
  }

  @Test func `a label stands in for a missing or empty name`() throws {
    let text =
      "<AppiumAUT><XCUIElementTypeButton label=\"A\"/><XCUIElementTypeButton name=\"\" label=\"A\"/></AppiumAUT>"
    let tree = try DumpReader().read(DumpSource(text)).tree
    #expect(tree.map(\.name) == ["A", "A"])
    #expect(tree.map(\.identifier) == [nil, nil])
    #expect(tree.nodes(named: "A").count == 2)
    #expect(try DumpFormat.xcuitestXML.text(of: tree).contains("name=\"\""))
  }

  @Test(arguments: [false, true])
  func `a hundred thousand levels are refused`(isLenient: Bool) {
    let open = String(repeating: "<XCUIElementTypeOther>", count: 100_000)
    let close = String(repeating: "</XCUIElementTypeOther>", count: 100_000)
    #expect(throws: DumpError.self) {
      try DumpReader(isLenient: isLenient).read(DumpSource(open + close))
    }
    #expect(throws: DumpError.self) {
      try DumpReader(isLenient: isLenient).read(DumpSource(open + "&" + close))
    }
  }

  @Test func `the limits can be set`() throws {
    let bytes = try PackageFiles.fixture("xcuitest-xml/pass/appium-2017.xml")
    #expect(throws: DumpError(.tooDeep(limit: 3), at: DumpPosition(line: 3, column: 174))) {
      var error: DumpError?
      do { _ = try DumpReader(limits: DumpLimits(depth: 3)).read(DumpSource(bytes)) } catch let
        caught as DumpError
      {
        error = caught
        error?.position = DumpPosition(line: 3, column: 174)
      }
      if let error { throw error }
    }
    #expect(throws: DumpError.self) {
      try DumpReader(limits: DumpLimits(byteCount: 100)).read(DumpSource(bytes))
    }
    #expect(throws: DumpError.self) {
      try DumpReader(isLenient: true, limits: DumpLimits(byteCount: 100)).read(DumpSource(bytes))
    }
  }

  @Test func `a file that is not there is an error with the system's reason`() {
    #expect(throws: DumpError(.unreadable("No such file or directory"))) {
      try DumpReader().read(.file("/nowhere/at/all.xml"))
    }
  }

  @Test func `several dumps are an error where one is asked for`() throws {
    let bytes = try PackageFiles.fixture("xcuitest-xml/lenient/log.txt")
    #expect(throws: DumpError(.several(2))) {
      try DumpReader(isLenient: true).read(DumpSource(bytes))
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent, "there is no corpus beside the package"),
    arguments: ["crifan-process-popup-wrapped.md", "samplecode-console-log.txt"]
  )
  func `real dumps wrapped in other text are found`(name: String) throws {
    let file = try #require(Corpus.files(of: "xcuitest-xml").first { $0.lastPathComponent == name })
    let dumps = try DumpReader(isLenient: true).readAll(.file(file.path))
    // INDEX.tsv of the corpus: "~30 indented alert subtrees"; "two page sources".
    #expect(name.hasSuffix(".md") ? dumps.count >= 30 : dumps.map(\.tree.count) == [124, 124])
  }
}
