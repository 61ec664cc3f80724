// Swift Testing drives no iPhone yet, but the simulated device. Each test has one of its own, so that
// they run at the same time.
#if os(Linux)
import Testing

@Suite(.device)
struct TeaTests {
  @Test(arguments: [1, 27, 64])
  func hasItsPage(number: Int) {
    let product = CataloguePage.launch().open(number)
    #expect(product.name.label == "Tea no. \(number)")
    #expect(product.price.label == "£\(number).50")
  }

  @Test(arguments: [(0, "Mild"), (0.35, "Mild"), (0.5, "Medium"), (0.7, "Strong"), (1, "Strong")])
  func hasAStrength(position: Double, text: String) {
    let product = CataloguePage.launch().open(1)
    product.strength.adjust(toNormalizedSliderPosition: position)
    #expect(product.strengthText.label == text)
  }

  @Test(arguments: ["Small", "Medium", "Large"])
  func hasASize(size: String) {
    let product = CataloguePage.launch().open(1)
    product.page.scrollDown(to: product.size)
    product.size.adjust(toPickerWheelValue: size)
    product.addToBasket()
    #expect(product.openBasket().line(1).label == "Tea no. 1, \(size), 1 tin")
  }
}
#endif
