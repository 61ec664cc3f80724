internal import Diagnostics
internal import Hierarchy

/// The names that expressions over trees have use for.
enum XPathVocabulary {
  /// The attributes of elements in WebDriverAgent's XML, from `FBXPath.m`.
  static let attributes: Set<String> = [
    "type", "value", "name", "label", "enabled", "visible", "accessible", "focused", "selected",
    "x", "y", "width", "height", "index", "hittable", "bundleId", "processId", "placeholderValue",
    "nativeFrame", "nativeAccessibilityElement", "traits", "minValue", "maxValue", "customActions",
  ]

  /// Attributes that say yes or no.
  static let flags: Set<String> = Set(BooleanAttribute.allCases.map { "\($0.name)" })

  /// What to use instead of attributes that other tools have.
  private static let advice: [String: String] = {
    var advice: [String: String] = [:]
    for (words, hint) in [
      (
        [
          "id", "resource-id", "identifier", "accessibility-id", "accessibilityidentifier",
          "accessibility_id", "testid", "test-id", "data-testid",
        ],
        "use @name, which is the identifier, or the label where there is none"
      ),
      (["text", "title", "caption"], "use @label, or @value for what is typed in"),
      (["content-desc", "contentdescription", "accessibilitylabel"], "use @label"),
      (
        ["class", "classname", "class-name", "tag"],
        "use the type as the name of the element: //XCUIElementTypeButton"
      ),
      (["package"], "use @bundleId, which only the application has"),
      (["displayed", "isvisible", "isdisplayed", "shown"], "use @visible='true'"),
      (["hidden", "ishidden"], "use @visible='false'"),
      (["isenabled"], "use @enabled='true'"), (["disabled"], "use @enabled='false'"),
      (["checked", "ischecked", "isselected"], "use @value, or @selected"),
      (["clickable", "tappable", "ishittable"], "use @hittable='true'"),
      (["focusable", "isfocused", "hasfocus"], "use @focused='true'"),
      (["bounds", "rect", "frame", "location"], "use @x, @y, @width and @height"),
      (["placeholder", "hint"], "use @placeholderValue"),
      (["elementtype", "role"], "use @type='XCUIElementTypeButton'"),
    ] {
      for word in words { advice[word] = hint }
    }
    return advice
  }()

  /// What to do about an attribute that WebDriverAgent never has; nil when it may have it.
  static func advice(forAttribute name: String) -> String? {
    if attributes.contains(name) { return nil }
    if let hint = advice[name.lowercased()] { return hint }
    guard name.utf8.count <= 64 else { return "" }
    let nearest = name.nearest(among: attributes.sorted()).map { "@\($0)" }
    return nearest.isEmpty ? "" : "did you mean \(nearest.joined(separator: " or "))?"
  }

  /// The functions that a name was perhaps meant to be.
  static func functions(near name: String) -> [String] {
    name.utf8.count > 64 ? [] : name.nearest(among: XPathFunction.allCases.map(\.rawValue))
  }
}
