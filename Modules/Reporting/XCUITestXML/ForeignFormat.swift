internal import Hierarchy

/// Names for dumps that Einstein recognises without reading them, so that an error can say so.
enum ForeignFormat {
  /// What an XML text is whose first element is given; nil when it is XCUITest's dialect.
  static func name(ofXMLElement element: String, attributes: [String]) -> String? {
    switch element {
    case XCUITestVocabulary.wrapper: nil
    case "hierarchy": "an Android dump (UI Automator)"
    case "ViewHierarchy": "a Detox view hierarchy"
    case "html", "HTML": "a web page"
    case let name where name.hasPrefix("UIA"): "a dump of the old UIAutomation instrument"
    case let name where name.hasPrefix(ElementType.webDriverPrefix):
      // Appium's driver for the Mac uses the same element names with other attributes.
      attributes.contains("elementType") ? "a dump of a Mac app (Appium's Mac2 driver)" : nil
    default: "XML of another kind, with <\(VisibleText.excerpt(element))> outermost"
    }
  }
}
