/// How other tools and clients write locators, none of which has a shape of its own here.
struct ForeignNotation {
  /// How such a text begins.
  private let beginnings: [String]
  /// What has to follow somewhere, so that plain texts are left in peace.
  private let mark: String
  /// What to write instead.
  private let advice: String

  private init(_ beginnings: [String], followedBy mark: String = "", _ advice: String) {
    self.beginnings = beginnings
    self.mark = mark
    self.advice = advice
  }

  private static let all = [
    ForeignNotation(
      ["By.", "AppiumBy.", "MobileBy.", "driver.find"],
      followedBy: "(",
      "this is a call of a client; write id=login, class=Button or xpath=//*"
    ),
    ForeignNotation(
      ["new UiSelector(", "UiSelector(", "-android "],
      "this is Android's; write predicate=label == 'text'"
    ),
    ForeignNotation(
      ["by.", "element(by."],
      followedBy: "(",
      "this is Detox's; write id=login, or predicate=label == 'text'"
    ),
    ForeignNotation(
      ["app.", "XCUIApplication()"],
      followedBy: "[\"",
      "this is a query in Swift; write id=login, or predicate=elementType == 9 AND label == 'text'"
    ),
    ForeignNotation(
      ["$('", "$(\"", "$$('", "$$(\""],
      "this is a call of a client; write id=login"
    ),
    ForeignNotation(
      ["for $", "some $", "every $"],
      followedBy: " in ",
      "this is XPath 2.0; WebDriverAgent has XPath 1.0"
    ),
    ForeignNotation(
      ["let $"],
      followedBy: ":=",
      "this is XPath 2.0; WebDriverAgent has XPath 1.0"
    ),
    ForeignNotation(["tag name="], "for apps write class="),
    ForeignNotation(["text="], "write predicate=label == 'text'"),
    ForeignNotation(
      [
        "iosNsPredicate=", "iOSNsPredicate=", "iosNsPredicateString=", "nspredicate=",
        "NSPredicate=",
      ],
      "write predicate="
    ),
    ForeignNotation(["iosClassChain=", "iOSClassChain="], "write chain="),
    ForeignNotation(
      ["-ios uiautomation="],
      "UIAutomation is no more; write predicate= or chain="
    ),
  ]

  /// Warns of an identifier that other tools would take for something else; nil if none would.
  static func warning(for text: String) -> LocatorWarning? {
    for notation in all {
      for beginning in notation.beginnings where text.utf8.starts(with: beginning.utf8) {
        guard text.utf8.dropFirst(beginning.utf8.count).hasPart(notation.mark) else { continue }
        return .foreignNotation(beginning, advice: notation.advice)
      }
    }
    let bytes = text.utf8
    if bytes.first == UInt8(ascii: "~"), bytes.dropFirst().first?.isLetter == true {
      let advice = "for an accessibility id as WebdriverIO writes it leave the '~' out"
      return .foreignNotation("~", advice: advice)
    }
    return warningOfPrefix(text)
  }

  /// Warns of a prefix with `:` instead of `=`, or with a blank before the `=`.
  private static func warningOfPrefix(_ text: String) -> LocatorWarning? {
    let bytes = text.utf8
    let signs: [(UInt8, advice: String)] = [
      (UInt8(ascii: ":"), "a prefix ends with '='"),
      (UInt8(ascii: "="), "no blank stands before the '=' of a prefix"),
    ]
    for (sign, advice) in signs {
      guard let place = bytes.firstIndex(of: sign), place > text.startIndex else { continue }
      let next = bytes.index(after: place)
      let prefix = String(text[..<place])
      let isBlankBefore = bytes[bytes.index(before: place)].isBlank
      guard prefix.utf8.count <= 32, let language = LocatorLanguage(prefix: prefix),
        next < text.endIndex, bytes[next] != UInt8(ascii: "="),
        // A blank after a colon is what texts for people have: "Class: 2".
        sign == UInt8(ascii: "=") ? isBlankBefore : !isBlankBefore && !bytes[next].isBlank
      else { continue }
      let beginning = String(text[..<next])
      return .foreignNotation(beginning, advice: "\(advice): \(language.rawValue)=")
    }
    return nil
  }
}

extension Substring.UTF8View {
  /// Whether some bytes occur; none always do.
  fileprivate func hasPart(_ part: String) -> Bool {
    part.isEmpty || indices.contains { self[$0...].starts(with: part.utf8) }
  }
}
