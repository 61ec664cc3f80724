import ShopIdentifiers
import UITest

/// What Einstein adds to XCUITest, which is shorter and waits, scrolls and checks by itself.
@MainActor
final class ShortcutTests: XCTestCase {
  override func setUp() async throws {
    tryLaunch(arguments: ["-signedIn"])
  }

  func testAMessageGoesWithTheGift() async {
    CataloguePage(app: app).product(30).scrollUntilElementAppears().tap()
    locateToElement(ProductID.giftWrap.element).setSwitch(on: true)
    locateToElement(ProductID.message.element).clearAndType(text: "For Noor")
    ProductID.message.element.assert(predicate: .value(.equals, "For Noor"))
  }

  func testTheNoteIsSaved() async {
    TabID.account.element.tap()
    AccountID.note.element.clearAndType(text: "Leave it with the neighbours.")
    AccountID.noteState.element.assert(predicate: .label(.equals, "Saved"))
  }

  func testAnOrderTakesSomeSeconds() async {
    CatalogueID.products.element.cells.firstMatch.tap()
    locateToElement(ProductID.addToBasket.element).tap()
    ProductID.basket.element.tap()
    BasketID.order.element.tap()
    OrderID.done.element.waitUntilExistsAssert(timeout: 5)
    OrderID.message.element.assert(predicate: .label(.beginsWith, "Thank you"))
  }

  func testTheSystemsQuestions() async {
    tryLaunch(arguments: ["-signedOut"])
    LoginID.mail.element.tapAndType(text: "mira@example.com")
    LoginID.password.element.tapAndType(text: "teatime1")
    LoginID.signIn.element.tap()
    CatalogueID.products.element.waitUntilExistsAssert()
    hideAlertsIfNeeded()
    CatalogueID.notice.element.assert(predicate: .label(.equals, "You will hear of our offers"))
  }
}
