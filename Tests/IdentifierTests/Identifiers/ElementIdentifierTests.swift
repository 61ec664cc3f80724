import Foundation
import Identifier
import Testing

@Suite
struct ElementIdentifierTests {
  enum Plain: String { case phoneNumber, renamed = "other" }
  enum Pretty: String, PrettyRawRepresentable { case phoneNumber, renamed = "other" }

  private func generic<Identifier: RawRepresentable<String>>(
    _ identifier: Identifier
  ) -> ElementIdentifier {
    ElementIdentifier(identifier)
  }

  @Test
  func `a plain enum gives its raw value unchanged`() {
    #expect(ElementIdentifier(Plain.phoneNumber).rawValue == "phoneNumber")
    #expect(ElementIdentifier(Plain.renamed).rawValue == "other")
  }

  @Test
  func `a pretty enum gives its pretty raw value, in generic code too`() {
    let path = "ElementIdentifierTests_Pretty_phoneNumber"
    #expect(ElementIdentifier(Pretty.phoneNumber).rawValue == path)
    #expect(generic(Pretty.phoneNumber).rawValue == path)
    #expect(generic(Pretty.renamed).rawValue == "other")
    #expect(generic(Plain.phoneNumber).rawValue == "phoneNumber")
  }

  @Test
  func `strings, literals and identifiers are taken as they are`() {
    let text = "Some String"
    let number = 3
    let literal: ElementIdentifier = "Some String"
    let interpolated: ElementIdentifier = "row \(number)"
    #expect(ElementIdentifier(text) == literal)
    #expect(ElementIdentifier("Some String") == literal)
    #expect(ElementIdentifier(literal) == literal)
    #expect(interpolated.rawValue == "row 3")
    #expect(
      ["a", "b"] as [ElementIdentifier] == ["a", "b"].map(ElementIdentifier.init(rawValue:))
    )
    #expect("\(literal)" == "Some String")
  }

  @Test
  func `equal texts are equal identifiers`() {
    #expect(Set<ElementIdentifier>(["a", "a", "b"]).count == 2)
  }

  @Test
  func `it is coded as a single string`() throws {
    let data = try JSONEncoder().encode(["id": ElementIdentifier("a")])
    #expect(String(bytes: data, encoding: .utf8) == #"{"id":"a"}"#)
    #expect(try JSONDecoder().decode([String: ElementIdentifier].self, from: data) == ["id": "a"])
  }

  @Test(arguments: [
    ("(title)", true), ("(a) (b)", true), ("(image7)", true), ("((null))", true),
    ("title", false), ("(title", false), ("title)", false), ("()", false), ("(null)", false),
    ("( )", true), ("", false), ("(", false),
  ])
  func `parentheses mark a generated identifier`(text: String, isGenerated: Bool) {
    #expect(ElementIdentifier(text).isGenerated == isGenerated)
  }

  @Test(arguments: ["", " \n", "null", "NULL", "(null)", "nil", "(nil)", "()", "<null>", " null "])
  func `nothing is generated from a meaningless text`(text: String) {
    #expect(ElementIdentifier(generatedFrom: text) == nil)
    #expect(ElementIdentifier(text).isMeaningless)
  }

  @Test
  func `a generated identifier is marked and has no line breaks`() {
    #expect(ElementIdentifier(generatedFrom: " Hello\n  world ") == "(Hello world)")
    #expect(ElementIdentifier(generatedFrom: "nullable") == "(nullable)")
  }
}
