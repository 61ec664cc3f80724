import XCTest

final class SearchTests: ShopTestCase {
  private func openSearch() -> SearchPage { CataloguePage.launch().openSearch() }

  func testResults() {
    let search = openSearch()
    XCTAssertEqual(search.results.count, 0)
    search.search("green")
    XCTAssertTrue(search.result(12).waitForExistence(timeout: 5))
    XCTAssertEqual(search.results.count, 4)
    XCTAssertEqual(search.hint.label, "4 teas")
  }

  func testResultsFollowTheText() {
    let search = openSearch()
    search.search("green")
    search.field.replaceText(with: "mint")
    XCTAssertEqual(search.results.count, 1)
    XCTAssertEqual(search.field.value as? String, "mint")
  }

  func testNothingIsFound() {
    let search = openSearch()
    search.search("coffee")
    XCTAssertEqual(search.hint.label, "Nothing found for “coffee”")
    XCTAssertEqual(search.results.count, 0)
  }

  func testTheClearButton() {
    let search = openSearch()
    search.search("green")
    search.field.buttons["Clear text"].tap()
    XCTAssertEqual(search.hint.label, "What are you looking for?")
    XCTAssertEqual(search.field.value as? String, search.field.placeholderValue)
  }

  func testTheSearchKeyHidesTheKeyboard() {
    let search = openSearch()
    search.search("green")
    XCTAssertTrue(search.isKeyboardShown)
    search.app.keyboards.buttons["Search"].tap()
    XCTAssertFalse(search.isKeyboardShown)
    XCTAssertEqual(search.results.count, 4)
  }

  func testTypingOnTheKeysThemselves() {
    let search = openSearch()
    search.field.tap()
    for key in ["m", "i", "n", "t"] { search.app.keys[key].tap() }
    XCTAssertEqual(search.field.value as? String, "mint")
    XCTAssertEqual(search.results.count, 1)
  }

  func testOpeningAResult() {
    let search = openSearch()
    search.search("mint")
    search.result(33).tap()
    let product = ProductPage(app: search.app)
    XCTAssertEqual(product.name.label, "Tea no. 33")
    product.goBack()
    XCTAssertEqual(search.field.value as? String, "mint")
  }
}
