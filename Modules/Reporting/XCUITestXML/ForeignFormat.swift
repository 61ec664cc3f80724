internal import Diagnostics
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

  /// Whether a name says nothing about the dialect that it is from.
  static func isUnknown(_ element: String) -> Bool {
    !["hierarchy", "ViewHierarchy", "html", "HTML"].contains(element)
      && !element.hasPrefix("UIA") && !element.hasPrefix(ElementType.webDriverPrefix)
  }

  /// What a text is that begins in a certain way; nil when that tells nothing.
  static func name(ofBeginning beginning: [UInt8]) -> String? {
    if beginning.starts(with: [0x1F, 0x8B]) { return "a gzip file" }
    if beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "a zip file" }
    let text = String(decoding: beginning, as: UTF8.self)
    if text.hasPrefix("Attributes: ") || text.contains("Element subtree:") {
      return "XCUITest's own description (debugDescription)"
    }
    guard TreeJSONImporter.isJSON(beginning) else { return nil }
    // The keys are those of the tools' sources; an XML dump inside JSON has none of them.
    let signs: KeyValuePairs<String, String> = [
      "\"AXFrame\"": "JSON of idb or AXe",
      "\"AXUniqueId\"": "JSON of idb or AXe",
      "\"axElement\"": "JSON of Maestro",
      "\"accessibilityText\"": "JSON of Maestro",
      "\"isVisible\"": "JSON of WebDriverAgent",
      "\"rawIdentifier\"": "JSON of WebDriverAgent",
    ]
    return signs.first { text.contains($0.key) }?.value
  }
}
