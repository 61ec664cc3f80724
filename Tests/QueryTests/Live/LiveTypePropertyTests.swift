import Hierarchy
import Query
import Testing

/// The properties of `XCUIElementTypeQueryProvider`, each with the raw value of its type:
/// `xcuitest-api.md`, sections 4 and 6.
@Suite struct LiveTypePropertyTests {
  private static let properties:
    [(rawValue: UInt, query: @Sendable (DeviceApplication) -> DeviceElementQuery)] = [
      (1, { $0.otherElements }),
      (3, { $0.groups }),
      (4, { $0.windows }),
      (5, { $0.sheets }),
      (6, { $0.drawers }),
      (7, { $0.alerts }),
      (8, { $0.dialogs }),
      (9, { $0.buttons }),
      (10, { $0.radioButtons }),
      (11, { $0.radioGroups }),
      (12, { $0.checkBoxes }),
      (13, { $0.disclosureTriangles }),
      (14, { $0.popUpButtons }),
      (15, { $0.comboBoxes }),
      (16, { $0.menuButtons }),
      (17, { $0.toolbarButtons }),
      (18, { $0.popovers }),
      (19, { $0.keyboards }),
      (20, { $0.keys }),
      (21, { $0.navigationBars }),
      (22, { $0.tabBars }),
      (23, { $0.tabGroups }),
      (24, { $0.toolbars }),
      (25, { $0.statusBars }),
      (26, { $0.tables }),
      (27, { $0.tableRows }),
      (28, { $0.tableColumns }),
      (29, { $0.outlines }),
      (30, { $0.outlineRows }),
      (31, { $0.browsers }),
      (32, { $0.collectionViews }),
      (33, { $0.sliders }),
      (34, { $0.pageIndicators }),
      (35, { $0.progressIndicators }),
      (36, { $0.activityIndicators }),
      (37, { $0.segmentedControls }),
      (38, { $0.pickers }),
      (39, { $0.pickerWheels }),
      (40, { $0.switches }),
      (41, { $0.toggles }),
      (42, { $0.links }),
      (43, { $0.images }),
      (44, { $0.icons }),
      (45, { $0.searchFields }),
      (46, { $0.scrollViews }),
      (47, { $0.scrollBars }),
      (48, { $0.staticTexts }),
      (49, { $0.textFields }),
      (50, { $0.secureTextFields }),
      (51, { $0.datePickers }),
      (52, { $0.textViews }),
      (53, { $0.menus }),
      (54, { $0.menuItems }),
      (55, { $0.menuBars }),
      (56, { $0.menuBarItems }),
      (57, { $0.maps }),
      (58, { $0.webViews }),
      (59, { $0.incrementArrows }),
      (60, { $0.decrementArrows }),
      (61, { $0.timelines }),
      (62, { $0.ratingIndicators }),
      (63, { $0.valueIndicators }),
      (64, { $0.splitGroups }),
      (65, { $0.splitters }),
      (66, { $0.relevanceIndicators }),
      (67, { $0.colorWells }),
      (68, { $0.helpTags }),
      (69, { $0.mattes }),
      (70, { $0.dockItems }),
      (71, { $0.rulers }),
      (72, { $0.rulerMarkers }),
      (73, { $0.grids }),
      (74, { $0.levelIndicators }),
      (75, { $0.cells }),
      (76, { $0.layoutAreas }),
      (77, { $0.layoutItems }),
      (78, { $0.handles }),
      (79, { $0.steppers }),
      (80, { $0.tabs }),
      (81, { $0.touchBars }),
      (82, { $0.statusItems }),
    ]

  @Test("Each property asks for its own type, and there is one for each but Any and Application")
  func types() {
    let test = LiveTest {
      ElementRecord(.application) {
        for type in ElementType.allCases where type != .any {
          ElementRecord(type, label: type.name)
        }
      }
    }
    for (rawValue, query) in Self.properties {
      #expect(query(test.app).allElementsBoundByIndex.map(\.elementType.rawValue) == [rawValue])
    }
    let all = Set(ElementType.allCases.map(\.rawValue))
    #expect(all.subtracting(Self.properties.map(\.rawValue)) == [0, 2])
    #expect(test.app.disclosedChildRows.count == 1)
    #expect(test.messages == [])
  }
}
