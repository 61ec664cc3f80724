import Predicate

extension SyntaxErrorCase {
  /// What people bring along from other languages, and other mistakes that have a hint.
  static let mistakes: [SyntaxErrorCase] = [
    // Lists and ranges.
    SyntaxErrorCase("label IN ('a'‸,‸'b')"), SyntaxErrorCase("('a'‸,‸ 'b') CONTAINS label"),
    SyntaxErrorCase("CAST(a, 'NSNumber'‸,‸ 1) == 1"),
    SyntaxErrorCase("rect.width BETWEEN 1 AND 2‸"),
    SyntaxErrorCase("rect.width BETWEEN -1.5 AND 2 ‸AND‸ label == 'x'"),
    SyntaxErrorCase("rect.width BETWEEN {1, 2} AND enabled‸"),
    SyntaxErrorCase("a BETWEEN 1 AND b == 2 AND c‸"),

    // Operators.
    SyntaxErrorCase("label ‸IS‸ NULL"), SyntaxErrorCase("label ‸is‸ not nil"),
    SyntaxErrorCase("label ‸is‸ not 'a'"), SyntaxErrorCase("label =‸!‸ 'x'"),
    SyntaxErrorCase("label ‸~‸= 'x'"), SyntaxErrorCase("label =‸~‸ 'x'"),
    SyntaxErrorCase("label ‸START‸ WITH 'x'"), SyntaxErrorCase("label ‸foobar‸ 'x'"),
    SyntaxErrorCase("label.‸contains‸('x')"), SyntaxErrorCase("label.‸contains‸"),
    SyntaxErrorCase("label.hasPrefix‸(‸'x')"), SyntaxErrorCase("label.equals‸(‸"),
    SyntaxErrorCase("SELF.a.‸beginsWith‸(\"x\")"), SyntaxErrorCase("label.wither‸(‸'x')"),

    // Joining comparisons.
    SyntaxErrorCase("label == 'a' & visible ‸==‸ 1"),
    SyntaxErrorCase("(label ‸==‸ 'a') | (visible == 1)"),
    SyntaxErrorCase("label == 'a' & ‸NOT‸ visible == 1"),
    SyntaxErrorCase("label == 'a' ‸visible‸ == 1"), SyntaxErrorCase("label == 'x'‸,‸ visible == 1"),
    SyntaxErrorCase("(a == 1‸,‸ b == 2)"), SyntaxErrorCase("label == 'a' ‸NOT‸ visible == 1"),
    SyntaxErrorCase("label == Save ‸visible‸ == 1"), SyntaxErrorCase("label == 'x'‸;‸ "),
    SyntaxErrorCase("label == 'x'‸;‸ visible == 1"),

    // Quotes.
    SyntaxErrorCase("label == Sign ‸in‸"), SyntaxErrorCase("label ==[c] Log ‸out‸ 2 AND a == 1"),
    SyntaxErrorCase("label == 'it'‸'s'‸"), SyntaxErrorCase("'label == 1'‸"),
    SyntaxErrorCase("label == 'Hello %@'‸", [.string("x")]),
    SyntaxErrorCase("label == 'a'‸", [.string("x")]),

    // Other languages.
    SyntaxErrorCase("‸/‸/XCUIElementTypeButton[@name='a']"), SyntaxErrorCase("(‸/‸/a)[1]"),
    SyntaxErrorCase("‸**‸/XCUIElementTypeButton[`label == 'a'`]"),
    SyntaxErrorCase("XCUIElementTypeButton[‸`‸label == 'a'`]"),
    SyntaxErrorCase("elementType == ‸.‸button"), SyntaxErrorCase("elementType == ‸.‸any"),

    // Arguments.
    SyntaxErrorCase("a == ‸%d‸", [.constant(.real(1.5))]),

    // Keys and values of elements.
    SyntaxErrorCase("‸lable‸ == 'a'", in: .sample), SyntaxErrorCase("‸foo‸ == 'a'", in: .sample),
    SyntaxErrorCase("‸isDisplayed‸ == 1", in: .sample),
    SyntaxErrorCase("‸ISDISPLAYED‸ == 1", in: .sample),
    SyntaxErrorCase("SELF.‸isDisplayed‸ == 1", in: .sample),
    SyntaxErrorCase("‸%K‸ == 1", [.string("isDisplayed")], in: .sample),
    SyntaxErrorCase("rect.‸widht‸ == 1", in: .sample),
    SyntaxErrorCase("frame.‸x‸ == 1", in: .sample),
    SyntaxErrorCase("frame.‸size‸.width == 1", in: .sample),
    SyntaxErrorCase("SELF.frame.‸origin‸.x == 1", in: .sample),
    SyntaxErrorCase("(frame).‸x‸ == 1", in: .sample),
    SyntaxErrorCase("label == ‸Sign‸ in", in: .sample),
    SyntaxErrorCase("label ==[c] ‸Sign‸", in: .sample),
    SyntaxErrorCase("label == ‸vale‸ AND enabled == 1", in: .sample),
    SyntaxErrorCase("label IN {'a', ‸Sign‸}", in: .sample),
    SyntaxErrorCase("type == ‸Button‸", in: .sample),
    SyntaxErrorCase("type IN {‸XCUIElementTypeCell‸}", in: .sample),
    SyntaxErrorCase("enabled == ‸ture‸", in: .sample),
    SyntaxErrorCase("elementType == ‸Button‸", in: .sample),
    SyntaxErrorCase("elementType IN {9, ‸XCUIElementTypeCell‸}", in: .sample),
    SyntaxErrorCase("elementType == ‸nothing‸", in: .sample),
  ]
}

extension PredicateVocabulary {
  /// A vocabulary with something of everything.
  static let sample = PredicateVocabulary(
    keys: ["name", "label", "value", "type", "elementType", "enabled", "rect", "frame"],
    aliases: ["wdLabel"],
    members: ["rect": ["x", "y", "width", "height"], "frame": []],
    kinds: [
      "name": .text, "label": .text, "value": .text, "type": .text, "elementType": .number,
      "enabled": .boolean, "rect": .other, "rect.x": .number, "frame": .other, "wdLabel": .text,
    ],
    values: [
      "type": [
        "XCUIElementTypeButton", "XCUIElementTypeCell", "XCUIElementTypeStaticText",
      ]
    ],
    numbers: ["elementType": ["button": 9, "xcuielementtypebutton": 9, "xcuielementtypecell": 75]],
    advice: ["isdisplayed": "use enabled", "frame": "use rect.x"]
  )
}
