// Swift Testing drives no iPhone yet, but the simulated device. Each test has one of its own, so that
// they run at the same time.
#if os(Linux)
import ShopIdentifiers
import Testing

@Suite(.device)
struct TabTests {
  @Test(arguments: [
    (TabID.shop, "Corner Shop"), (.search, "Search"), (.basket, "Basket"), (.account, "Account"),
  ])
  func opens(tab: TabID, title: String) {
    let catalogue = CataloguePage.launch()
    catalogue.tab(tab).tap()
    #expect(catalogue.title == title)
    #expect(catalogue.tab(tab).isSelected)
  }
}
#endif
