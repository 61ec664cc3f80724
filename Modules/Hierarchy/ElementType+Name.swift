extension ElementType {
  /// The short name, as in XCUITest's own descriptions, for example `Button`.
  public var name: String { String(decoding: shortNameBytes, as: UTF8.self) }

  /// The name as WebDriverAgent writes it, for example `XCUIElementTypeButton`.
  public var webDriverName: String { String(decoding: webDriverNameBytes, as: UTF8.self) }

  /// Finds the kind of a given name: short, with WebDriverAgent's prefix, or Swift's case name.
  ///
  /// Case matters, except that the first letter may be small as in Swift (`staticText`).
  public init?(name: some StringProtocol) {
    var short = Substring(name)
    if short.hasPrefix(Self.webDriverPrefix) {
      short = short.dropFirst(Self.webDriverPrefix.count)
    }
    guard let type = Self.byName[short.prefix(1).uppercased() + short.dropFirst()] else {
      return nil
    }
    self = type
  }

  /// Finds the kind of a name as WebDriverAgent writes it, to the letter.
  package init?(webDriverName name: String) {
    guard name.utf8.starts(with: Self.webDriverPrefix.utf8) else { return nil }
    let short = String(name.dropFirst(Self.webDriverPrefix.count))
    // Strings that differ in their bytes may be equal; names may not.
    guard let type = Self.byName[short], type.name.utf8.elementsEqual(short.utf8) else {
      return nil
    }
    self = type
  }

  /// How many kinds Apple has; in a tree, codes below this one are Apple's raw values.
  @inlinable package static var knownCount: Int { 83 }

  /// What WebDriverAgent puts before each short name.
  package static let webDriverPrefix = "XCUIElementType"

  /// The name as WebDriverAgent writes it, in memory that lives as long as the program.
  package var webDriverNameBytes: UnsafeBufferPointer<UInt8> {
    Self.webDriverNameBytes(ofRawValue: Int(rawValue))
  }

  /// The name of a raw value below 83 as WebDriverAgent writes it.
  package static func webDriverNameBytes(ofRawValue rawValue: Int) -> UnsafeBufferPointer<UInt8> {
    webDriverNames[rawValue].bytes
  }

  /// The short name, in memory that lives as long as the program.
  package var shortNameBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: webDriverNameBytes[Self.webDriverPrefix.utf8.count...])
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The names in the order of the raw values.
  private static let webDriverNames: [StaticString] = [
    "XCUIElementTypeAny",
    "XCUIElementTypeOther",
    "XCUIElementTypeApplication",
    "XCUIElementTypeGroup",
    "XCUIElementTypeWindow",
    "XCUIElementTypeSheet",
    "XCUIElementTypeDrawer",
    "XCUIElementTypeAlert",
    "XCUIElementTypeDialog",
    "XCUIElementTypeButton",
    "XCUIElementTypeRadioButton",
    "XCUIElementTypeRadioGroup",
    "XCUIElementTypeCheckBox",
    "XCUIElementTypeDisclosureTriangle",
    "XCUIElementTypePopUpButton",
    "XCUIElementTypeComboBox",
    "XCUIElementTypeMenuButton",
    "XCUIElementTypeToolbarButton",
    "XCUIElementTypePopover",
    "XCUIElementTypeKeyboard",
    "XCUIElementTypeKey",
    "XCUIElementTypeNavigationBar",
    "XCUIElementTypeTabBar",
    "XCUIElementTypeTabGroup",
    "XCUIElementTypeToolbar",
    "XCUIElementTypeStatusBar",
    "XCUIElementTypeTable",
    "XCUIElementTypeTableRow",
    "XCUIElementTypeTableColumn",
    "XCUIElementTypeOutline",
    "XCUIElementTypeOutlineRow",
    "XCUIElementTypeBrowser",
    "XCUIElementTypeCollectionView",
    "XCUIElementTypeSlider",
    "XCUIElementTypePageIndicator",
    "XCUIElementTypeProgressIndicator",
    "XCUIElementTypeActivityIndicator",
    "XCUIElementTypeSegmentedControl",
    "XCUIElementTypePicker",
    "XCUIElementTypePickerWheel",
    "XCUIElementTypeSwitch",
    "XCUIElementTypeToggle",
    "XCUIElementTypeLink",
    "XCUIElementTypeImage",
    "XCUIElementTypeIcon",
    "XCUIElementTypeSearchField",
    "XCUIElementTypeScrollView",
    "XCUIElementTypeScrollBar",
    "XCUIElementTypeStaticText",
    "XCUIElementTypeTextField",
    "XCUIElementTypeSecureTextField",
    "XCUIElementTypeDatePicker",
    "XCUIElementTypeTextView",
    "XCUIElementTypeMenu",
    "XCUIElementTypeMenuItem",
    "XCUIElementTypeMenuBar",
    "XCUIElementTypeMenuBarItem",
    "XCUIElementTypeMap",
    "XCUIElementTypeWebView",
    "XCUIElementTypeIncrementArrow",
    "XCUIElementTypeDecrementArrow",
    "XCUIElementTypeTimeline",
    "XCUIElementTypeRatingIndicator",
    "XCUIElementTypeValueIndicator",
    "XCUIElementTypeSplitGroup",
    "XCUIElementTypeSplitter",
    "XCUIElementTypeRelevanceIndicator",
    "XCUIElementTypeColorWell",
    "XCUIElementTypeHelpTag",
    "XCUIElementTypeMatte",
    "XCUIElementTypeDockItem",
    "XCUIElementTypeRuler",
    "XCUIElementTypeRulerMarker",
    "XCUIElementTypeGrid",
    "XCUIElementTypeLevelIndicator",
    "XCUIElementTypeCell",
    "XCUIElementTypeLayoutArea",
    "XCUIElementTypeLayoutItem",
    "XCUIElementTypeHandle",
    "XCUIElementTypeStepper",
    "XCUIElementTypeTab",
    "XCUIElementTypeTouchBar",
    "XCUIElementTypeStatusItem",
  ]
}

extension ElementType: CustomStringConvertible {
  /// The short name.
  public var description: String { name }
}

extension ElementType: Codable {
  /// Decodes a kind from one of its names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = ElementType(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "'\(name)' is not one of Apple's element types; others go under 'unknownType'"
      )
    }
    self = type
  }

  /// Encodes the short name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
