/// What a generated dump says about one element.
struct DumpElement {
  /// The kind, without `XCUIElementType`.
  var type: String
  var frame: Frame
  var value: String?
  var name: String?
  var label: String?
  var isEnabled = true
  var isVisible = true
  var isAccessible = false
  var placeholderValue: String?
  var traits = ""
}
