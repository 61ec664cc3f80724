import Foundation
import Hierarchy
import Reporting
import Testing

@testable import einstein

/// Whether a compiler takes the sources that are made.
@Suite struct GeneratedSourceTests {
  private static let identifiers = [
    "😀", "❤️", "1st", "class", "self", "Self", "init", "Type", "Protocol", "Any", "default",
    "rawValue",
    "hashValue", "hash", "description", "count", "query", "element", "allCases", "a b", "a-b",
    "a_b",
    "\"quoted\\", "new\nline", "الاسم", "商品", "é", "e\u{301}", "\u{202E}evil", "\u{301}a", "_", "٣",
    "LoginID_mail", "LoginID_", "x2", "x", "await", "async", "some", "each", "repeat", "a\\(b)",
    "#if",
    "*/", "//", "nil", "none", "get", "set", "willSet", "isolated", "sending", "app", "launch",
  ]

  private static func screen(_ identifiers: [String]) -> RecordedScreen {
    let tree = ElementTree {
      ElementRecord(.application, label: "Odd", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
        for (row, identifier) in identifiers.enumerated() {
          ElementRecord(
            .button,
            identifier: identifier,
            label: "L\(row)",
            frame: Rect(x: 0, y: Double(row % 20) * 40, width: 300, height: 30)
          )
        }
      }
    }
    return RecordedScreen(
      name: "odd",
      ending: "json",
      typeName: "Odd",
      bytes: bytes(tree),
      tree: tree
    )
  }

  private static func bytes(_ tree: ElementTree) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try? DumpFormat.json.write(tree) { bytes += $0 }
    return bytes
  }

  private static let compiler: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// What the compiler says of a source; nothing if all is well.
  private func complaints(_ flag: String, _ source: String) throws -> String {
    let compiler = try #require(Self.compiler)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = compiler
    process.arguments = [flag, "-warnings-as-errors", file.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
      + (process.terminationStatus == 0 ? "" : "failed")
  }

  @Test(.enabled(if: compiler != nil))
  func `enums of odd identifiers have a right meaning`() throws {
    let screen = Self.screen(Self.identifiers)
    // One of them is written in two ways, which are one text to Swift.
    #expect(screen.identifiers.cases.count == Self.identifiers.count - 1)
    #expect(try complaints("-typecheck", IdentifiersTemplate(screens: [screen]).text) == "")
    #expect(try complaints("-typecheck", IdentifiersTemplate(screens: []).text) == "")
  }

  @Test(.enabled(if: compiler != nil))
  func `all sources can be parsed`() throws {
    for identifiers in [Self.identifiers, Array(Self.identifiers.reversed()), []] {
      let package = NewPackage(
        name: try #require(PackageName("Odd")),
        einstein: .unknown,
        screens: [Self.screen(identifiers)]
      )
      let files = try #require(package.files { Issue.record("\($0)") })
      for file in files where file.path.hasSuffix(".swift") {
        #expect(try complaints("-parse", String(decoding: file.bytes, as: UTF8.self)) == "")
      }
    }
  }
}
