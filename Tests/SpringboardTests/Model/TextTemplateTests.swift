import Query
import Springboard
import TestSupport
import Testing

@Suite struct TextTemplateTests {
  @Test func `a template is read as its parts`() throws {
    #expect(try TextTemplate("").parts == [])
    #expect(try TextTemplate("plain $5 {x} }").parts == [.literal("plain $5 {x} }")])
    #expect(
      try TextTemplate("Hello ${user}, $${total}!").parts
        == [
          .literal("Hello "), .variable("user"), .literal(", $"), .variable("total"), .literal("!"),
        ]
    )
    #expect(
      try TextTemplate("${id=mail}${label: id=total}${this}${ value: this }").parts.count == 4
    )
    #expect(try TextTemplate("${this}").parts == [.subject(attribute: nil)])
    #expect(try TextTemplate("${value: this}").parts == [.subject(attribute: "value")])
    let mail = try Locator("id=mail")
    #expect(try TextTemplate("${id=mail}").parts == [.element(mail, attribute: nil)])
    #expect(try TextTemplate("${label: id=mail}").parts == [.element(mail, attribute: "label")])
    #expect(try TextTemplate("${$}{x}").parts == [.literal("${x}")])
  }

  @Test func `a locator may have braces and quotes of its own`() throws {
    let braces = try Locator("predicate=name IN {'a', '}'}")
    #expect(
      try TextTemplate("${predicate=name IN {'a', '}'}}.").parts
        == [.element(braces, attribute: nil), .literal(".")]
    )
    #expect(
      try TextTemplate("${id=O'Brien}").parts == [.element(Locator("id=O'Brien"), attribute: nil)]
    )
  }

  @Test(arguments: [
    "", "a", "$", "$$", "${a}", "$${a}", "${$}{", "a${$}{b}${this}${label: id=a}$",
    "${chain=**/XCUIElementTypeCell[`label == '}'`]}",
  ])
  func `the description reads back as an equal template`(_ text: String) throws {
    let template = try TextTemplate(text)
    #expect(try TextTemplate(template.description) == template)
  }

  @Test(arguments: AwkwardText.all)
  func `a literal reads back whatever it holds`(_ text: String) throws {
    let literal = TextTemplate(literal: text + "${" + text + "$")
    let again = try TextTemplate(literal.description)
    #expect(again == literal)
    #expect(again.literal == text + "${" + text + "$")
  }

  @Test func `what is wrong is shown with its place`() {
    func message(_ text: String) -> String {
      do throws(TextTemplateError) {
        _ = try TextTemplate(text)
        return "nothing"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message("Hello ${name") == """
        the template has '${' without '}'
          Hello ${name
                ^^
        hint: write ${$}{ for the characters themselves
        """
    )
    #expect(
      message("a ${ }") == """
        the template has '${}', which names nothing
          a ${ }
            ^^^^
        hint: write ${name} for a variable, or ${id=mail} for the text of an element
        """
    )
    #expect(
      message("a ${xpath=//[} b").hasPrefix(
        """
        the locator in the template cannot be read
          a ${xpath=//[} b
            ^^^^^^^^^^^^
        the XPath expression
        """
      )
    )
  }
}
