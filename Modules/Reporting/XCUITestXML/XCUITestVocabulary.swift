internal import Hierarchy

/// The words of the XML that WebDriverAgent and Appium write, as an importer looks them up.
enum XCUITestVocabulary {
  /// The element that Appium puts around a tree (its `source.ts`).
  static let wrapper = "AppiumAUT"

  /// What an attribute is for.
  enum AttributeRole: Hashable {
    case type, name, label, value
    case x, y, width, height
    case index
    case boolean(BooleanAttribute)
    /// Kept as it is.
    case other

    init(name: String) {
      self =
        switch name {
        case "type": .type
        case "name": .name
        case "label": .label
        case "value": .value
        case "x": .x
        case "y": .y
        case "width": .width
        case "height": .height
        case "index": .index
        default: Self.booleans[name].map { .boolean($0) } ?? .other
        }
    }

    /// Whether the value is a number of points.
    var isCoordinate: Bool {
      switch self {
      case .x, .y, .width, .height: true
      default: false
      }
    }

    private static let booleans = Dictionary(
      uniqueKeysWithValues: BooleanAttribute.allCases.map { ($0.name.description, $0) }
    )
  }

  /// Reads the value of a coordinate attribute, in points.
  ///
  /// - Throws: `DumpError.Problem.notANumber` and `.negativeSize`.
  static func coordinate(
    _ text: UnsafeBufferPointer<UInt8>,
    role: AttributeRole,
    name: @autoclosure () -> String
  ) throws(DumpError) -> Double {
    guard let number = number(text), number.isFinite else {
      throw DumpError(
        .notANumber(attribute: name(), value: String(decoding: text, as: UTF8.self))
      )
    }
    if number < 0, role == .width || role == .height {
      throw DumpError(
        .negativeSize(attribute: name(), value: String(decoding: text, as: UTF8.self))
      )
    }
    return number
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    // Nearly all coordinates are small whole numbers: nine digits cannot overflow.
    let isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    if text.count > start, text.count - start <= 9 {
      var result = 0
      var index = start
      while index < text.count {
        let digit = text[index] &- UInt8(ascii: "0")
        if digit > 9 { break }
        result = result &* 10 &+ Int(digit)
        index &+= 1
      }
      if index == text.count { return isNegative ? -Double(result) : Double(result) }
    }
    // `Double` also takes "nan", "0x1p3" and the like, which are no coordinates.
    guard text.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else {
      return nil
    }
    return Double(String(decoding: text, as: UTF8.self))
  }
}
