import Foundation
import Hierarchy
import Reporting
import Testing
import TestSupport

/// Reading several files at a time prints what reading one after the other prints.
@Suite struct ParallelReadingTests {
  /// A folder with dumps, broken ones, ones to be repaired, and other files, removed at the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "einstein-\(UUID().uuidString)"
    )

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for number in 0..<30 {
        let name = "\(number + 100)"
        let tree = ElementTree.random(seed: UInt64(number), count: 1 + number * 37 % 50)
        var text: [UInt8] = []
        _ = try DumpFormat.xcuitestXML.write(tree) { text.append(contentsOf: $0) }
        switch number % 10 {
        case 3: try write(text.dropLast(20), name + ".xml")
        case 5: try write("no dump at all".utf8, name + ".txt")
        case 6: try write("".utf8, name + ".xml")
        case 7: try write("log\n".utf8 + Array(text) + "\nmore\n".utf8 + Array(text), name + ".log")
        case 8: try write("<XCUIElementTypeOther x='inf' label='a&b'/>".utf8, name + ".xml")
        default: try write(text, name + ".xml")
        }
      }
    }

    private func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
      try Data(bytes).write(to: url.appending(path: name))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  static let commands: [[String]] = [
    ["tree", "-d", "2"], ["tree", "-f", "json"], ["stats"], ["stats", "-f", "json"],
    ["query", "-t", "Button"], ["query", "-t", "Cell", "-1", "-f", "json"],
    ["query", "-t", "Cell", "-f", "count"], ["query", "-i", "a", "-f", "csv"],
    ["query", "-x", "//*[@enabled='true']/@label"], ["query", "-x", "//*[1"],
    ["query", "-c", "**/XCUIElementTypeOther[-1]"],
  ]

  @Test(arguments: commands, [false, true])
  func `the number of jobs changes nothing`(command: [String], isLenient: Bool) throws {
    let folder = try Folder()
    let arguments = command + [folder.url.path] + (isLenient ? ["--lenient"] : [])
    let one = try CommandRun(arguments + ["-j", "1"])
    #expect(!one.standardError.isEmpty)
    for jobs in [["--jobs", "3"], []] {
      let several = try CommandRun(arguments + jobs)
      #expect(several.status == one.status)
      #expect(several.standardOutput == one.standardOutput)
      #expect(several.standardError == one.standardError)
    }
  }

  /// The predicate comes last, and may have no answer for some elements.
  @Test(arguments: ["label CONTAINS 'a' OR rect.x > 100", "value > 3", "%K == 1"])
  func `predicates as well`(predicate: String) throws {
    let folder = try Folder()
    let arguments = ["query", folder.url.path, folder.url.path, predicate, "--lenient", "-j"]
    let (one, several) = (try CommandRun(arguments + ["1"]), try CommandRun(arguments + ["4"]))
    #expect(several.status == one.status)
    #expect(several.standardOutput == one.standardOutput)
    #expect(several.standardError == one.standardError)
  }

  @Test func `standard input is read where it stands`() throws {
    let login = "Examples/Dumps/shop-login.xml"
    let input = "<XCUIElementTypeButton name='piped'/>"
    let arguments = ["query", login, "-", "-", login, "-t", "Button", "-j"]
    let one = try CommandRun(arguments + ["1"], input: input)
    let several = try CommandRun(arguments + ["4"], input: input)
    #expect(one.standardOutput.contains("piped"))
    #expect(several.status == one.status)
    #expect(several.standardOutput == one.standardOutput)
    #expect(several.standardError == one.standardError)
  }
}
