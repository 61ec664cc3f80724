import Testing
import XCUIAutomation

/// The properties of `XCUIElementTypeQueryProvider`, with Apple's names: 82, and `firstMatch`.
@Suite struct TypeQuerySurfaceTests {
  private static let properties:
    [(name: String, query: @Sendable (any XCUIElementTypeQueryProvider) -> XCUIElementQuery)] = [
      ("activityIndicators", { $0.activityIndicators }),
      ("alerts", { $0.alerts }),
      ("browsers", { $0.browsers }),
      ("buttons", { $0.buttons }),
      ("cells", { $0.cells }),
      ("checkBoxes", { $0.checkBoxes }),
      ("collectionViews", { $0.collectionViews }),
      ("colorWells", { $0.colorWells }),
      ("comboBoxes", { $0.comboBoxes }),
      ("datePickers", { $0.datePickers }),
      ("decrementArrows", { $0.decrementArrows }),
      ("dialogs", { $0.dialogs }),
      ("disclosureTriangles", { $0.disclosureTriangles }),
      ("disclosedChildRows", { $0.disclosedChildRows }),
      ("dockItems", { $0.dockItems }),
      ("drawers", { $0.drawers }),
      ("grids", { $0.grids }),
      ("groups", { $0.groups }),
      ("handles", { $0.handles }),
      ("helpTags", { $0.helpTags }),
      ("icons", { $0.icons }),
      ("images", { $0.images }),
      ("incrementArrows", { $0.incrementArrows }),
      ("keyboards", { $0.keyboards }),
      ("keys", { $0.keys }),
      ("layoutAreas", { $0.layoutAreas }),
      ("layoutItems", { $0.layoutItems }),
      ("levelIndicators", { $0.levelIndicators }),
      ("links", { $0.links }),
      ("maps", { $0.maps }),
      ("mattes", { $0.mattes }),
      ("menuBarItems", { $0.menuBarItems }),
      ("menuBars", { $0.menuBars }),
      ("menuButtons", { $0.menuButtons }),
      ("menuItems", { $0.menuItems }),
      ("menus", { $0.menus }),
      ("navigationBars", { $0.navigationBars }),
      ("otherElements", { $0.otherElements }),
      ("outlineRows", { $0.outlineRows }),
      ("outlines", { $0.outlines }),
      ("pageIndicators", { $0.pageIndicators }),
      ("pickerWheels", { $0.pickerWheels }),
      ("pickers", { $0.pickers }),
      ("popUpButtons", { $0.popUpButtons }),
      ("popovers", { $0.popovers }),
      ("progressIndicators", { $0.progressIndicators }),
      ("radioButtons", { $0.radioButtons }),
      ("radioGroups", { $0.radioGroups }),
      ("ratingIndicators", { $0.ratingIndicators }),
      ("relevanceIndicators", { $0.relevanceIndicators }),
      ("rulerMarkers", { $0.rulerMarkers }),
      ("rulers", { $0.rulers }),
      ("scrollBars", { $0.scrollBars }),
      ("scrollViews", { $0.scrollViews }),
      ("searchFields", { $0.searchFields }),
      ("secureTextFields", { $0.secureTextFields }),
      ("segmentedControls", { $0.segmentedControls }),
      ("sheets", { $0.sheets }),
      ("sliders", { $0.sliders }),
      ("splitGroups", { $0.splitGroups }),
      ("splitters", { $0.splitters }),
      ("staticTexts", { $0.staticTexts }),
      ("statusBars", { $0.statusBars }),
      ("statusItems", { $0.statusItems }),
      ("steppers", { $0.steppers }),
      ("switches", { $0.switches }),
      ("tabBars", { $0.tabBars }),
      ("tabGroups", { $0.tabGroups }),
      ("tableColumns", { $0.tableColumns }),
      ("tableRows", { $0.tableRows }),
      ("tables", { $0.tables }),
      ("tabs", { $0.tabs }),
      ("textFields", { $0.textFields }),
      ("textViews", { $0.textViews }),
      ("timelines", { $0.timelines }),
      ("toggles", { $0.toggles }),
      ("toolbarButtons", { $0.toolbarButtons }),
      ("toolbars", { $0.toolbars }),
      ("touchBars", { $0.touchBars }),
      ("valueIndicators", { $0.valueIndicators }),
      ("webViews", { $0.webViews }),
      ("windows", { $0.windows }),
    ]

  /// The kinds of the properties that are named otherwise than by an s.
  private static let kinds = [
    "checkBoxes": "CheckBox", "comboBoxes": "ComboBox", "disclosedChildRows": "OutlineRow",
    "otherElements": "Other", "switches": "Switch",
  ]

  @Test(arguments: properties.indices)
  func `each asks for the kind that it is named after`(index: Int) {
    let (name, query) = Self.properties[index]
    let kind = Self.kinds[name] ?? String(name.prefix(1).uppercased() + name.dropFirst().dropLast())
    let chain = query(XCUIApplication()).debugDescription
    #expect(chain.hasSuffix("Descendants matching type \(kind)"), "\(chain)")
  }

  @Test func `there are as many as Apple has`() {
    #expect(Set(Self.properties.map(\.name)).count == 82)
    let provider: any XCUIElementTypeQueryProvider = XCUIApplication().buttons
    #expect(provider.firstMatch.description.contains("First Match"))
  }
}
