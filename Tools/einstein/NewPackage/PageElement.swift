import Hierarchy

/// An element that a page object has as a property.
struct PageElement: Hashable, Sendable {
  /// The name of the property, without backticks.
  var name: String
  /// The kind of the element.
  let type: ElementType
  /// The text that it is found by.
  let key: String
  /// The case of the screen's identifiers that is the key; nil for a label.
  let identifierCase: String?

  /// How a query of XCUITest for the kind is spelt.
  var query: String { Self.queries[type] ?? "otherElements" }

  /// The kinds that page objects have, those first that tests do most with.
  static let types: [ElementType] = [
    .textField, .secureTextField, .searchField, .textView, .switch, .toggle, .button, .slider,
    .stepper,
    .segmentedControl, .pickerWheel, .link, .staticText, .navigationBar, .cell, .image, .table,
    .collectionView, .scrollView, .webView, .alert, .sheet, .tabBar, .other,
  ]

  /// The kinds that are typed into.
  static let fields: Set<ElementType> = [.textField, .searchField, .textView, .secureTextField]

  /// The kinds that are turned on and off.
  static let switches: Set<ElementType> = [.switch, .toggle]

  private static let queries: [ElementType: String] = [
    .textField: "textFields", .secureTextField: "secureTextFields", .searchField: "searchFields",
    .textView: "textViews", .switch: "switches", .toggle: "toggles", .button: "buttons",
    .slider: "sliders", .stepper: "steppers", .segmentedControl: "segmentedControls",
    .pickerWheel: "pickerWheels", .link: "links", .staticText: "staticTexts",
    .navigationBar: "navigationBars", .cell: "cells", .image: "images", .table: "tables",
    .collectionView: "collectionViews", .scrollView: "scrollViews", .webView: "webViews",
    .alert: "alerts", .sheet: "sheets", .tabBar: "tabBars", .other: "otherElements",
  ]
}
