import XCTest

final class CatalogueTests: ShopTestCase {
  func testTheFirstTea() {
    let tea = CataloguePage.launch().product(1)
    XCTAssertEqual(tea.label, "Tea no. 1")
    XCTAssertTrue(tea.staticTexts["£1.50"].exists)
  }

  func testRowsExistNearTheVisiblePartOnly() {
    let catalogue = CataloguePage.launch()
    XCTAssertTrue(catalogue.product(5).exists)
    XCTAssertFalse(catalogue.product(150).exists)
    XCTAssertLessThan(catalogue.list.cells.count, 25)
  }

  func testScrollingToTheHundredthTea() {
    let catalogue = CataloguePage.launch()
    XCTAssertTrue(catalogue.list.scrollDown(to: catalogue.product(100)))
    XCTAssertEqual(catalogue.product(100).label, "Tea no. 100")
    XCTAssertFalse(catalogue.product(1).exists)
  }

  func testTheLastTea() {
    let catalogue = CataloguePage.launch()
    XCTAssertTrue(catalogue.list.scrollDown(to: catalogue.product(200)))
    XCTAssertFalse(catalogue.product(201).exists)
  }

  func testOpeningATea() {
    let product = CataloguePage.launch().open(3)
    XCTAssertEqual(product.title, "Tea no. 3")
    XCTAssertEqual(product.price.label, "£3.50")
  }

  func testTheListStaysWhereItWas() {
    let catalogue = CataloguePage.launch()
    catalogue.open(40).goBack()
    XCTAssertTrue(catalogue.product(40).isHittable)
    XCTAssertFalse(catalogue.product(1).exists)
  }

  func testPullingDownUpdates() {
    let catalogue = CataloguePage.launch()
    catalogue.list.pullDown()
    XCTAssertEqual(catalogue.notice.label, "Updating…")
    let updated = catalogue.app.staticTexts["Updated just now"]
    XCTAssertTrue(updated.waitForExistence(timeout: 5))
  }

  func testSavingByALongPress() {
    let catalogue = CataloguePage.launch()
    catalogue.product(2).press(forDuration: 1)
    XCTAssertEqual(catalogue.sheet.label, "Tea no. 2")
    catalogue.sheet.buttons["Save for later"].tap()
    XCTAssertEqual(catalogue.notice.label, "Tea no. 2 is saved")
  }

  func testALongPressCanBeTakenBack() {
    let catalogue = CataloguePage.launch()
    catalogue.product(2).press(forDuration: 1)
    catalogue.sheet.buttons["Cancel"].tap()
    XCTAssertFalse(catalogue.sheet.exists)
    XCTAssertEqual(catalogue.notice.label, "Welcome to the Corner Shop")
  }

  func testTheTabsKeepTheirPlace() {
    let catalogue = CataloguePage.launch()
    let product = catalogue.open(2)
    XCTAssertFalse(product.app.tabBars.firstMatch.exists)
    product.goBack()
    let search = catalogue.openSearch()
    XCTAssertTrue(search.tab(.search).isSelected)
    let back = search.openCatalogue()
    XCTAssertTrue(back.tab(.shop).isSelected)
    XCTAssertFalse(back.tab(.search).isSelected)
  }
}
