extension LocatorDiagnosis {
  /// Something about a locator that finds no element, or several.
  public enum Finding: Hashable, Sendable {
    // Where nothing matches.

    /// There are no elements at all.
    case emptyTree
    /// Elements match, but outside the one in which was looked.
    case outside(count: Int)
    /// How many elements satisfy a condition by itself.
    case condition(String, count: Int)
    /// How many elements would match if it were not for one condition.
    case withoutCondition(String, count: Int)
    /// A text that is like the one that was looked for.
    case nearText(
      attribute: String,
      wanted: String,
      found: String,
      likeness: TextLikeness,
      count: Int
    )
    /// The text that was looked for is there, but in another attribute.
    case otherAttribute(wanted: String, attribute: String, count: Int)
    /// XCUITest's subscripts would find elements by the identifier, since they look at more texts.
    case foundBySubscript(String, count: Int)
    /// What would match if the comparison were less strict.
    case relaxed(String, to: String, count: Int)
    /// The dump does not have an attribute for any element.
    case unrecordedAttribute(String)
    /// XPath knows no attribute of this name.
    case unknownAttribute(String, nearest: [String])
    /// An attribute of yes or no is compared with a word that it never is.
    case notBoolean(attribute: String, word: String)
    /// Neither this attribute nor a related one has a text that is like the one looked for.
    case nothingLike(String, attribute: String)
    /// No element is of a kind.
    case absentType(String, nearest: [String])
    /// The most frequent kinds of elements that there are.
    case presentTypes([Tally])
    /// XPath has the whole name of a kind, not the short one.
    case shortTypeName(String, full: String)
    /// A path begins with the wrapper that Appium writes around its dumps.
    case wrapperInPath(String)
    /// An identifier that is the name of a kind.
    case nameOfType(String, count: Int)
    /// The first step of a chain, counted from 1, that selects nothing.
    case emptyStep(Int, String, below: Int)
    /// A position that is higher than there are elements.
    case positionTooHigh(Int, count: Int)
    /// A step would select elements if it looked at more than children.
    case deeper(Locator, count: Int)
    /// A step would select elements, but they are not where the steps before lead.
    case elsewhere(String, count: Int)
    /// A position in XPath counts among the children of each parent; the locator counts them all.
    case positionAmongSiblings(Int, Locator)
    /// Elements have nothing for an attribute that was compared with an empty text.
    case withoutAttribute(String, count: Int)
    /// A chain begins inside the application, and names it all the same.
    case applicationStep(Locator)

    // Where several match.

    /// Some matching elements are inside others; the positions are those of the first such pair.
    case nested(outer: Int, inner: Int, count: Int)
    /// Only one of the matching elements is visible.
    case onlyVisible(Int)
    /// Only one of the matching elements can be tapped.
    case onlyHittable(Int)
    /// The attributes that have several values among the matching elements, and how many each.
    case distinctions([Tally])
    /// Nothing but their places tells the matching elements apart.
    case alike
  }
}

extension LocatorDiagnosis {
  /// How many there are of something.
  public struct Tally: Hashable, Sendable, Codable {
    /// What is counted.
    public let name: String

    /// How many there are.
    public let count: Int
  }
}

extension LocatorDiagnosis.Finding {
  /// A word for the kind of finding, for programs.
  public var kind: String {
    switch self {
    case .emptyTree: "emptyTree"
    case .outside: "outside"
    case .condition: "condition"
    case .withoutCondition: "withoutCondition"
    case .nearText: "nearText"
    case .otherAttribute: "otherAttribute"
    case .foundBySubscript: "foundBySubscript"
    case .relaxed: "relaxed"
    case .unrecordedAttribute: "unrecordedAttribute"
    case .unknownAttribute: "unknownAttribute"
    case .notBoolean: "notBoolean"
    case .nothingLike: "nothingLike"
    case .absentType: "absentType"
    case .presentTypes: "presentTypes"
    case .shortTypeName: "shortTypeName"
    case .wrapperInPath: "wrapperInPath"
    case .nameOfType: "nameOfType"
    case .emptyStep: "emptyStep"
    case .positionTooHigh: "positionTooHigh"
    case .deeper: "deeper"
    case .elsewhere: "elsewhere"
    case .positionAmongSiblings: "positionAmongSiblings"
    case .withoutAttribute: "withoutAttribute"
    case .applicationStep: "applicationStep"
    case .nested: "nested"
    case .onlyVisible: "onlyVisible"
    case .onlyHittable: "onlyHittable"
    case .distinctions: "distinctions"
    case .alike: "alike"
    }
  }
}

extension LocatorDiagnosis.Finding: CustomStringConvertible {
  /// The finding in words, on one line.
  public var description: String {
    switch self {
    case .emptyTree: "the tree has no elements"
    case .outside(let count): "\(elements(count)) match outside the element in which was looked"
    case .condition(let condition, 0): "no element satisfies \(condition.shown)"
    case .condition(let condition, let count):
      "\(elements(count)) \(count == 1 ? "satisfies" : "satisfy") \(condition.shown)"
    case .withoutCondition(let condition, let count):
      "\(elements(count)) would match without \(condition.shown)"
    case .nearText(let attribute, _, let found, let likeness, let count):
      "\(attribute) \(likeness): '\(found.shown)', which \(elements(count)) \(has(count))"
    case .otherAttribute(let wanted, let attribute, let count):
      "'\(wanted.shown)' is the \(attribute) of \(elements(count))"
    case .foundBySubscript(let text, let count):
      "XCUITest's subscript [\"\(text.shown)\"] finds \(elements(count)), since it looks at labels, "
        + "values and placeholders too"
    case .relaxed(_, let relaxed, let count):
      "\(elements(count)) \(count == 1 ? "satisfies" : "satisfy") \(relaxed.shown)"
    case .unrecordedAttribute(let name): "the dump does not say of any element what \(name) is"
    case .unknownAttribute(let name, let nearest):
      "no element has an attribute @\(name.shown)" + meant(nearest.map { "@\($0)" })
    case .notBoolean(let attribute, let word):
      "@\(attribute) is 'true' or 'false', and never '\(word.shown)'"
    case .nothingLike(let text, let attribute):
      "no \(attribute) is like '\(text.shown)', nor is another text"
    case .absentType(let name, let nearest):
      "no element is of the type \(name.shown)" + meant(nearest)
    case .presentTypes(let tallies):
      "there are " + tallies.map { "\($0.count) \($0.name.shown)" }.joined(separator: ", ")
    case .shortTypeName(let name, let full): "the whole name of \(name.shown) is \(full)"
    case .wrapperInPath(let name):
      "\(name.shown) is no element, but only written around dumps; begin with //"
    case .nameOfType(let name, let count):
      "\(elements(count)) \(count == 1 ? "is" : "are") of the type \(name): class=\(name)"
    case .emptyStep(1, let step, _): "the first step selects nothing: \(step.shown)"
    case .emptyStep(let number, let step, let below):
      "step \(number) selects nothing below the \(elements(below)) before it: \(step.shown)"
    case .positionTooHigh(let position, let count):
      "there is no element at [\(position)], since there \(count == 1 ? "is" : "are") only \(count)"
    case .deeper(let locator, let count):
      "\(elements(count)) \(count == 1 ? "is" : "are") deeper: \("\(locator)".shown)"
    case .elsewhere(let step, let count):
      "elsewhere in the tree \(elements(count)) \(count == 1 ? "fits" : "fit") \(step.shown)"
    case .positionAmongSiblings(let position, let locator):
      "[\(position)] counts among the children of each parent; of all together it is "
        + "\(locator)".shown
    case .withoutAttribute(let name, let count):
      "\(elements(count)) \(has(count)) no \(name): "
        + (name.hasPrefix("@") ? "not(\(name))" : "\(name) == nil")
    case .applicationStep(let locator):
      "a chain begins inside the application; leave its step out: \("\(locator)".shown)"
    case .nested(let outer, let inner, let count):
      "[\(inner)] is inside [\(outer)]" + (count > 1 ? ", and so on for \(count) of them" : "")
    case .onlyVisible(let index): "only [\(index)] is visible"
    case .onlyHittable(let index): "only [\(index)] can be tapped"
    case .distinctions(let tallies):
      "they differ by "
        + tallies.map { "\($0.name) (\($0.count) values)" }.joined(separator: ", ")
    case .alike: "only their places tell them apart"
    }
  }

  private func elements(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }

  private func has(_ count: Int) -> String { count == 1 ? "has" : "have" }

  private func meant(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.joined(separator: " or "))?"
  }
}
