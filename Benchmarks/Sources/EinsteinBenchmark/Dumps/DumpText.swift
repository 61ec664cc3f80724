/// The text of a dump as WebDriverAgent lays it out, handed on in pieces while it grows.
///
/// Written apart from the package's own writer, so that one can be checked by the other.
struct DumpText {
  /// How many elements have begun.
  private(set) var elementCount = 0

  private var bytes: [UInt8] = []
  private let flushBytes: ([UInt8]) throws -> Void
  /// The names of the open elements, and how many children each has so far.
  private var open: [(name: String, childCount: Int)] = []
  /// Whether the last start tag is still without its ">".
  private var isInTag = false

  /// Begins a text with the wrapper that Appium puts around a tree.
  init(flush: @escaping ([UInt8]) throws -> Void) {
    flushBytes = flush
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT")
    open.append((name: "AppiumAUT", childCount: 0))
    isInTag = true
  }

  /// Writes the start tag of an element.
  mutating func begin(_ element: DumpElement) throws {
    closeTag()
    indent()
    let name = "XCUIElementType" + element.type
    append("<")
    append(name)
    attribute("type", name)
    if let value = element.value { attribute("value", value) }
    if let name = element.name { attribute("name", name) }
    if let label = element.label { attribute("label", label) }
    attribute("enabled", element.isEnabled ? "true" : "false")
    attribute("visible", element.isVisible ? "true" : "false")
    attribute("accessible", element.isAccessible ? "true" : "false")
    attribute("x", String(element.frame.x))
    attribute("y", String(element.frame.y))
    attribute("width", String(element.frame.width))
    attribute("height", String(element.frame.height))
    attribute("index", String(open[open.count - 1].childCount))
    if let placeholder = element.placeholderValue { attribute("placeholderValue", placeholder) }
    attribute("traits", element.traits)
    open[open.count - 1].childCount += 1
    open.append((name: name, childCount: 0))
    isInTag = true
    elementCount += 1
    if bytes.count > 1 << 18 { try flush() }
  }

  /// Writes the end tag of the innermost open element.
  mutating func end() {
    let (name, _) = open.removeLast()
    if isInTag {
      append("/>\n")
    } else {
      indent()
      append("</")
      append(name)
      append(">\n")
    }
    isInTag = false
  }

  /// Ends the wrapper and hands on what is left.
  mutating func finish() throws {
    end()
    try flush()
  }

  private mutating func flush() throws {
    try flushBytes(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func closeTag() {
    if isInTag { append(">\n") }
    isInTag = false
  }

  /// libxml2 indents no further than 60 columns.
  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: min(open.count * 2, 60)))
  }

  private mutating func attribute(_ name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "\n"): append("&#10;")
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
