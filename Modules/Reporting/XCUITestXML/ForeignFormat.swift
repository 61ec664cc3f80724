/// Names for dumps that Einstein recognises without reading them, so that an error can say so.
enum ForeignFormat {
  /// What an XML text with a given outermost element is.
  static func name(ofXMLRoot root: String) -> String {
    switch root {
    case "hierarchy": "an Android dump (UI Automator)"
    case "ViewHierarchy": "a Detox view hierarchy"
    case "html", "HTML": "a web page"
    case let name where name.hasPrefix("UIA"): "a dump of the old UIAutomation instrument"
    default: "XML of another kind, with <\(root)> outermost"
    }
  }
}
