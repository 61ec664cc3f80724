import XCTest

final class FilterTests: ShopTestCase {
  func testOrganicTeasOnly() {
    let filter = CataloguePage.launch().openFilter()
    filter.organic.tap()
    let catalogue = filter.done()
    XCTAssertEqual(catalogue.title, "Organic")
    XCTAssertEqual(catalogue.list.cells.count, 5)
    XCTAssertTrue(catalogue.product(186).exists)
  }

  func testTheFilterCanBeCleared() {
    let filter = CataloguePage.launch().openFilter()
    filter.organic.tap()
    let catalogue = filter.done()
    catalogue.clearFilter.tap()
    XCTAssertEqual(catalogue.title, "Corner Shop")
    XCTAssertTrue(catalogue.product(1).exists)
  }

  func testTheFilterStaysWhileOtherTabsAreOpen() {
    let filter = CataloguePage.launch().openFilter()
    filter.organic.tap()
    let catalogue = filter.done().openAccount().openCatalogue()
    XCTAssertEqual(catalogue.title, "Organic")
  }

  func testCancelLeavesTheListAsItWas() {
    let filter = CataloguePage.launch().openFilter()
    filter.organic.tap()
    let catalogue = filter.cancel()
    XCTAssertEqual(catalogue.title, "Corner Shop")
  }

  func testTheSheetHidesTheList() {
    let catalogue = CataloguePage.launch()
    let filter = catalogue.openFilter()
    XCTAssertTrue(filter.inStock.isHittable)
    XCTAssertFalse(catalogue.product(1).exists && catalogue.product(1).isHittable)
  }

  func testTheStrength() {
    let filter = CataloguePage.launch().openFilter()
    XCTAssertEqual(filter.strengthText.label, "Any strength")
    filter.strength.adjust(toNormalizedSliderPosition: 0.4)
    XCTAssertEqual(filter.strengthText.label, "At least 40% strong")
  }

  func testTheDayOfDelivery() {
    let filter = CataloguePage.launch().openFilter()
    filter.day.adjust(toPickerWheelValue: "Tomorrow")
    XCTAssertEqual(filter.done().notice.label, "Delivery: Tomorrow")
  }
}
