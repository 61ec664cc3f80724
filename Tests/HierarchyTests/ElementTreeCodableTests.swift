import Foundation
import Hierarchy
import Testing
import TestSupport

@Suite struct ElementTreeCodableTests {
  @Test(arguments: [UInt64](1...20))
  func `decoding undoes encoding`(seed: UInt64) throws {
    let tree = ElementTree.random(seed: seed, count: 150)
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(ElementTree.self, from: data) == tree)
  }

  @Test func `identifiers and names stay apart`() throws {
    let tree = ElementTree {
      ElementRecord(.button, identifier: "Buy", label: "Buy")
      ElementRecord(.button, label: "Buy")
    }
    let data = try JSONEncoder().encode(tree)
    let decoded = try JSONDecoder().decode(ElementTree.self, from: data)
    #expect(decoded == tree)
    #expect(decoded.map(\.identifier) == ["Buy", nil])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var elements: String
    var message: String
  }

  @Test(arguments: [
    Fault(
      testDescription: "a depth that skips a level",
      elements: #"{"depth":0,"type":"Other"},{"depth":2,"type":"Other"}"#,
      message: "depth 2 cannot follow here; it may be 0 to 1"
    ),
    Fault(
      testDescription: "a negative depth",
      elements: #"{"depth":-1,"type":"Other"}"#,
      message: "depth -1 cannot follow here; it may be 0 to 0"
    ),
    Fault(
      testDescription: "a wrong index",
      elements: #"{"depth":0,"type":"Other"},{"depth":1,"type":"Other","index":3}"#,
      message: "index 3 is not the position among the siblings, 0"
    ),
    Fault(
      testDescription: "a negative size",
      elements: #"{"depth":0,"type":"Other","frame":{"width":-1}}"#,
      message: "a size cannot be negative"
    ),
    Fault(
      testDescription: "an attribute that has a key of its own",
      elements: #"{"depth":0,"type":"Other","label":"a","attributes":{"label":"b"}}"#,
      message: "'label' has a key of its own and cannot stand here too"
    ),
  ])
  func `a contradiction is an error that says what it is`(fault: Fault) throws {
    let json = #"{"format":"einstein-tree","version":1,"elements":[\#(fault.elements)]}"#
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(ElementTree.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.debugDescription == fault.message)
  }

  @Test(arguments: [
    #"{"format":"other","version":1,"elements":[]}"#,
    #"{"format":"einstein-tree","version":2,"elements":[]}"#,
  ])
  func `another format or version is refused`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ElementTree.self, from: Data(json.utf8))
    }
  }
}
