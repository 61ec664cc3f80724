import Foundation
import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

/// What is said about locators that find nothing.
@Suite struct LocatorDiagnosisTests {
  private static let tree = ElementTree {
    ElementRecord(.application, label: "Shop", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
      ElementRecord(.navigationBar, identifier: "Cart") {
        ElementRecord(.button, identifier: "backButton", label: "Back", isEnabled: true)
      }
      ElementRecord(.table, identifier: "items") {
        ElementRecord(.cell, label: "Tea") {
          ElementRecord(.other) { ElementRecord(.button, label: "Remove", isEnabled: true) }
        }
        ElementRecord(.cell, label: "Café “Größe”") {
          ElementRecord(.button, label: "Remove", isEnabled: false)
        }
      }
      ElementRecord(.button, identifier: "pay", label: "Sign\u{A0}in", isEnabled: false)
      ElementRecord(.textField, value: "12 €", placeholderValue: "Amount")
      ElementRecord(.staticText, label: "\u{202A}+49 30 1\u{202C}")
      ElementRecord(.staticText, label: "e\u{301}clair")
    }
  }

  private static func diagnosis(_ text: String) throws -> LocatorDiagnosis {
    try #require(try Locator(text).diagnosis(in: tree), "\(text)")
  }

  @Test(
    arguments: [
      // Identifiers.
      ("backbutton", ["name differs by case: 'backButton', which 1 element has"], [2]),
      ("backButon", ["name differs by one letter: 'backButton', which 1 element has"], [2]),
      ("tea ", ["name differs by case and whitespace: 'Tea', which 1 element has"], [4]),
      (
        "Back",
        ["name is longer: 'backButton', which 1 element has", "'Back' is the label of 1 element"],
        [2]
      ),
      ("Amount", ["'Amount' is the placeholderValue of 1 element"], [10]),
      ("12 €", ["'12 €' is the value of 1 element"], [10]),
      (
        "Button",
        [
          "name is longer: 'backButton', which 1 element has",
          "4 elements are of the type Button: class=Button",
        ], [2]
      ),
      ("Kettle", ["no name is like 'Kettle', nor is another text"], []),
      ("amount", ["placeholderValue differs by case: 'Amount', which 1 element has"], [10]),
      ("label == 'PAY'", ["identifier differs by case: 'pay', which 1 element has"], [9]),
      (
        "title == 'Tea'",
        ["the dump does not say of any element what title is", "'Tea' is the label of 1 element"],
        [4]
      ),
      ("type == 'Cell'", ["the whole name of Cell is XCUIElementTypeCell"], []),
      ("//*[@type='Cell']", ["the whole name of Cell is XCUIElementTypeCell"], []),
      ("Shop window", ["name is shorter: 'Shop', which 1 element has"], [0]),
      // Types.
      (
        "class=SecureTextField",
        [
          "no element is of the type XCUIElementTypeSecureTextField",
          "there are 4 Button, 2 StaticText, 2 Cell, 1 Other, 1 Application, 1 NavigationBar, "
            + "1 Table, 1 TextField",
        ], []
      ),
      (
        "class=TextView",
        [
          "no element is of the type XCUIElementTypeTextView; did you mean XCUIElementTypeTextField?"
        ],
        []
      ),
      // Texts.
      (
        "label == 'Sign in'", ["label differs by whitespace: 'Sign\\u{A0}in', which 1 element has"],
        [9]
      ),
      (
        "label == 'cafe \"Grosse\"'",
        ["label differs by 4 letters: 'Café “Größe”', which 1 element has"], [7]
      ),
      (
        "label == 'Cafe \"Größe\"'",
        ["label differs by diacritics and quotes or dashes: 'Café “Größe”', which 1 element has"],
        [7]
      ),
      (
        "label == '+49 30 1'",
        [
          "label differs by invisible characters: '\\u{202A}+49 30 1\\u{202C}', which 1 element has"
        ], [11]
      ),
      (
        "label == '\u{E9}clair'",
        ["label differs by Unicode normalisation: 'e\u{301}clair', which 1 element has"], [12]
      ),
      (
        "label BEGINSWITH 'sign'", ["label differs by case: 'Sign\\u{A0}in', which 1 element has"],
        [9]
      ),
      ("label ENDSWITH 'IN'", ["label differs by case: 'Sign\\u{A0}in', which 1 element has"], [9]),
      (
        "label CONTAINS 'n i'",
        ["label differs by whitespace: 'Sign\\u{A0}in', which 1 element has"], [9]
      ),
      (
        "label IN {'tea', 'coffee'}",
        [
          "label differs by case: 'Tea', which 1 element has",
          "no label is like 'coffee', nor is another text",
        ], [4]
      ),
      ("label MATCHES 'tea'", ["1 element satisfies label MATCHES[cd] \"tea\""], [4]),
      ("label LIKE 'Sign'", ["1 element satisfies label LIKE \"*Sign*\""], [9]),
      ("label == 'pay'", ["'pay' is the identifier of 1 element"], [9]),
      // Several conditions.
      (
        "label == 'Remove' AND enabled == 1 AND type == 'XCUIElementTypeCell'",
        ["1 element would match without type == \"XCUIElementTypeCell\""], [6]
      ),
      (
        "label == 'Sign\u{A0}in' AND enabled == 1",
        [
          "1 element would match without enabled == 1",
          "2 elements would match without label == \"Sign\u{A0}in\"".replacing(
            "\u{A0}",
            with: "\\u{A0}"
          ),
        ], [9, 2, 6]
      ),
      (
        "label == 'Tea' AND hittable == 1",
        [
          "1 element would match without hittable == 1",
          "the dump does not say of any element what hittable is",
        ], [4]
      ),
      (
        "label == 'tea' AND type == 'XCUIElementTypeCell'",
        [
          "2 elements would match without label == \"tea\"",
          "label differs by case: 'Tea', which 1 element has",
        ], [4, 7]
      ),
      ("elementType == 40", ["no element is of the type XCUIElementTypeSwitch"], []),
      // Class chains.
      (
        "chain=XCUIElementTypeCell",
        [
          "the first step selects nothing: XCUIElementTypeCell",
          "2 elements are deeper: chain=**/XCUIElementTypeCell",
        ], [4, 7]
      ),
      (
        "**/XCUIElementTypeCell/XCUIElementTypeButton[2]",
        [
          "step 2 selects nothing below the 2 elements before it: XCUIElementTypeButton[2]",
          "there is no element at [2], since there is only 1",
        ], [8]
      ),
      (
        "**/XCUIElementTypeNavigationBar/**/XCUIElementTypeCell",
        [
          "step 2 selects nothing below the 1 element before it: **/XCUIElementTypeCell",
          "elsewhere in the tree 2 elements fit **/XCUIElementTypeCell",
        ], [4, 7]
      ),
      (
        "**/XCUIElementTypeCell[`label == 'tea'`]/**/XCUIElementTypeButton",
        [
          "the first step selects nothing: **/XCUIElementTypeCell[`label == \"tea\"`]",
          "label differs by case: 'Tea', which 1 element has",
        ], [4]
      ),
      (
        "**/XCUIElementTypeCell[$label == 'remove'$]",
        [
          "no element satisfies [$label == \"remove\"$]",
          "label differs by case: 'Remove', which 2 elements have",
        ], [6, 8]
      ),
      (
        "XCUIElementTypeApplication/XCUIElementTypeTable",
        ["a chain begins inside the application; leave its step out: chain=XCUIElementTypeTable"],
        []
      ),
      (
        "**/XCUIElementTypeNavigationBar/XCUIElementTypeButton[`enabled == 0`]",
        ["1 element would match without enabled == 0"], [2]
      ),
      ("css=switch", ["no element is of the type XCUIElementTypeSwitch"], []),
      ("link=label=tea", ["label differs by case: 'Tea', which 1 element has"], [4]),
      // XPath.
      (
        "//XCUIElementTypeCell[@label='tea']",
        [
          "no element satisfies @label='tea'", "@label differs by case: 'Tea', which 1 element has",
        ], [4]
      ),
      ("//XCUIElementTypeSwitch", ["no element is of the type XCUIElementTypeSwitch"], []),
      ("//Cell[@label='Tea']", ["the whole name of Cell is XCUIElementTypeCell"], []),
      (
        "//XCUIElementTypeButton[@enabled='1']", ["@enabled is 'true' or 'false', and never '1'"],
        []
      ),
      ("//*[@text='Tea']", ["no element has an attribute @text; did you mean @label?"], []),
      ("//*[@visible='true']", ["the dump does not say of any element what @visible is"], []),
      (
        "/AppiumAUT/XCUIElementTypeApplication",
        ["AppiumAUT is no element, but only written around dumps; begin with //"], []
      ),
      (
        "//XCUIElementTypeButton[contains(@label,'remove')]",
        ["@label differs by case: 'Remove', which 2 elements have"], [6, 8]
      ),
      // XPath, step by step.
      (
        "XCUIElementTypeCell[@label='Tea']",
        ["1 element is deeper: xpath=//XCUIElementTypeCell[@label='Tea']"], [4]
      ),
      (
        "/XCUIElementTypeCell[@label='Tea']/XCUIElementTypeOther",
        ["1 element is deeper: xpath=//XCUIElementTypeCell[@label='Tea']/XCUIElementTypeOther"], [5]
      ),
      (
        "//XCUIElementTypeTable/XCUIElementTypeButton",
        [
          "step 3 selects nothing below the 1 element before it: XCUIElementTypeButton",
          "2 elements are deeper: xpath=//XCUIElementTypeTable//XCUIElementTypeButton",
        ], [6, 8]
      ),
      (
        "//XCUIElementTypeNavigationBar/XCUIElementTypeCell",
        [
          "step 3 selects nothing below the 1 element before it: XCUIElementTypeCell",
          "elsewhere in the tree 2 elements fit //XCUIElementTypeCell",
        ], [4, 7]
      ),
      (
        "//XCUIElementTypeNavigationBar/XCUIElementTypeButton[@enabled='false']",
        ["1 element would match without [@enabled='false']"], [2]
      ),
      (
        "//XCUIElementTypeCell[@label='Tea'][XCUIElementTypeButton]",
        [
          "1 element would match without [@label='Tea']",
          "1 element would match without [XCUIElementTypeButton]",
        ], [7, 4]
      ),
      (
        "//XCUIElementTypeButton[2]",
        [
          "[2] counts among the children of each parent; of all together it is "
            + "xpath=(//XCUIElementTypeButton)[2]"
        ], [6]
      ),
      (
        "//XCUIElementTypeCell[3]", ["there is no element at [3], since there are only 2"], [4, 7]
      ),
      (
        "(//XCUIElementTypeCell)[3]", ["there is no element at [3], since there are only 2"],
        [4, 7]
      ),
      (
        "(//XCUIElementTypeCell[@label='tea'])[1]//XCUIElementTypeButton",
        ["@label differs by case: 'Tea', which 1 element has"], [4]
      ),
      (
        "//XCUIElementTypeCell[@index='1']",
        ["the dump does not say of any element what @index is"], []
      ),
      // Subscripts of XCUITest.
      (
        "elementType == 9 AND 'PAY' IN identifiers",
        ["identifier differs by case: 'pay', which 1 element has"], [9, 2, 6, 8]
      ),
      (
        "elementType == 9 AND 'Kettle' IN identifiers",
        ["no identifier is like 'Kettle', nor is another text"], [2, 6, 8, 9]
      ),
      // Empty texts.
      ("value == ''", ["12 elements have no value: value == nil"], []),
      ("//*[@value='']", ["12 elements have no @value: not(@value)"], []),
    ] as [(String, [String], [Int])]
  )
  func `it is told why nothing matches`(
    _ text: String,
    _ expected: [String],
    _ candidates: [Int]
  ) throws {
    let diagnosis = try Self.diagnosis(text)
    #expect(diagnosis.matchCount == 0)
    let findings = diagnosis.findings.map(\.description)
    for line in expected { #expect(findings.contains(line), "\(diagnosis)") }
    #expect(diagnosis.candidates.map(\.element.index) == candidates, "\(diagnosis)")
  }

  @Test func `one match needs no diagnosis`() throws {
    #expect(try Locator("pay").diagnosis(in: Self.tree) == nil)
    #expect(try Locator("pay").diagnosis(inside: Self.tree[9]) == nil)
  }

  @Test func `nothing is said of an empty tree but that it is empty`() throws {
    let diagnosis = try #require(try Locator("label == 'a'").diagnosis(in: ElementTree()))
    #expect(diagnosis.findings == [.emptyTree])
  }

  @Test func `matches outside the element are told`() throws {
    let diagnosis = try #require(try Locator("pay").diagnosis(inside: Self.tree[3]))
    #expect(diagnosis.findings.first == .outside(count: 1))
    #expect(diagnosis.candidates.map(\.element.index) == [9])
  }

  @Test func `the whole is printed`() throws {
    let diagnosis = try Self.diagnosis("label == 'sign in' AND enabled == 1")
    #expect(
      diagnosis.description == """
        no element matches predicate=label == "sign in" AND enabled == 1
          2 elements would match without label == "sign in"
          label differs by case and whitespace: 'Sign\\u{A0}in', which 1 element has
        nearest:
          [9] Button 'Sign\\u{A0}in', identifier 'pay', disabled
            not label == "sign in", since label is 'Sign\\u{A0}in'
            not enabled == 1, since enabled is 0
            found by id=pay
          [2] Button 'Back', identifier 'backButton'
            not label == "sign in", since label is 'Back'
            found by id=backButton
          [6] Button 'Remove'
            not label == "sign in", since label is 'Remove'
            found by predicate=type == "XCUIElementTypeButton" AND label == "Remove" AND enabled == 1
        """
    )
  }

  @Test func `where elements are instead is told`() throws {
    let elsewhere = try Self.diagnosis("**/XCUIElementTypeNavigationBar/XCUIElementTypeTextField")
    #expect(
      elsewhere.candidates.first?.failures == [
        LocatorDiagnosis.Failure(
          condition: "inside **/XCUIElementTypeNavigationBar",
          found: "its parent is [0] Application 'Shop', {{0.0, 0.0}, {390.0, 844.0}}"
        )
      ]
    )
    let deeper = try Self.diagnosis("XCUIElementTypeTable/XCUIElementTypeButton")
    #expect(
      deeper.candidates.map(\.failures.first?.condition)
        == ["a child of XCUIElementTypeTable", "a child of XCUIElementTypeTable"]
    )
    #expect(deeper.candidates.first?.failures.first?.found == "its parent is [5] Other")
  }

  @Test func `a program gets the same as JSON`() throws {
    let diagnosis = try Self.diagnosis("backbutton")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(diagnosis), as: UTF8.self)
    #expect(
      json == """
        {"candidates":[{"failures":[],"index":2,"label":"Back","name":"backButton",\
        "suggestion":{"dependsOnOrder":false,"locator":"id=backButton"},\
        "text":"[2] Button 'Back', identifier 'backButton'","type":"Button"}],\
        "findings":[{"kind":"nearText","text":"name differs by case: 'backButton', which 1 element has"}],\
        "locator":"id=backbutton","matchCount":0}
        """
    )
  }

  @Test func `what has no answer is an error`() throws {
    #expect(throws: LocatorEvaluationError.self) {
      try Locator("label > 3").diagnosis(in: Self.tree)
    }
  }
}
