import Foundation
import Reporting
import Testing
import TestSupport

@Suite struct JSONSyntaxFaultTests {
  private static let prefix = #"{"format":"einstein-tree","version":1,"#

  @Test(arguments: [
    (#""elements":[{"depth":0 "type":"Other"}]}"#, 62, "',' or '}' is expected here"),
    (#""elements":[{depth:0}]}"#, 52, "a key in double quotes is expected here"),
    (#""elements":[{"depth":zero}]}"#, 60, "a value is expected here"),
    (
      #""elements":[{"depth":0,"type":"a\q"}]}"#, 72,
      "an escape such as \\n or \\u0041 is expected here"
    ),
    (#""elements":[]} x"#, 54, "the end of the text is expected here"),
    (#""elements":[-]}"#, 52, "a digit is expected here"),
    (#""elements":[01]}"#, 52, "',' or ']' is expected here"),
  ])
  func `a fault is named with its place`(rest: String, column: Int, sentence: String) {
    let expected = DumpError(
      .wrongJSON("not well-formed JSON: \(sentence)"),
      at: DumpPosition(line: 1, column: column)
    )
    #expect(throws: expected) { try DumpReader().read(DumpSource(Self.prefix + rest)) }
  }

  @Test func `no beginning of a tree is read`() throws {
    let tree = PackageFiles.root.appending(path: "Examples/Dumps/shop-login.xml").path
    let text = try DumpFormat.json.text(of: DumpReader().read(.file(tree)).tree)
    let whole = Array(text.utf8.dropLast())
    // From the name of the format on it is recognised, and known to be cut off.
    for length in stride(from: 30, to: whole.count, by: 7) {
      do throws(DumpError) {
        _ = try DumpReader().read(DumpSource(Array(whole[..<length])))
        Issue.record("\(length) bytes were read")
      } catch {
        #expect(error.description.hasPrefix("it is cut off: "), "\(length)")
      }
    }
  }

  @Test func `a hundred thousand levels of arrays are refused`() {
    let text = Self.prefix + #""elements":"# + String(repeating: "[", count: 100_000)
    #expect(throws: DumpError.self) { try DumpReader().read(DumpSource(text)) }
  }

  @Test(arguments: [
    (
      #"{"depth":0,"type":"Other","frame":{"x":1e400}}"#,
      "Einstein's JSON has a number that is out of range"
    ),
    ("{}", "Einstein's JSON needs the key 'type' at elements[0]"),
    (#"{"depth":0,"type":4}"#, "Einstein's JSON has a value that is no String at elements[0].type"),
    (
      #"{"depth":7,"type":"Other"}"#,
      "Einstein's JSON is wrong at elements[0]: depth 7 cannot follow here; it may be 0 to 0"
    ),
  ])
  func `a wrong element is named with its path`(element: String, sentence: String) {
    #expect(throws: DumpError(.wrongJSON(sentence))) {
      try DumpReader().read(DumpSource(Self.prefix + #""elements":[\#(element)]}"#))
    }
  }
}
