import Foundation
import Hierarchy
import Springboard

/// A small app to test.
///
/// Its first screen has a button that leads on, one that is covered, one far below in a list, a field, two
/// that are called the same, and a text that comes 3 seconds after a tap.
enum Bakery {
  static let model = AppModel("Bakery", bundleIdentifier: "example.bakery") {
    Screen("shop", shop) {
      On(.tap("id=order")) { Push("order") }
      On(.tap("id=bake")) {
        After(seconds: 3) { Insert(loaf, into: "id=screen") }
      }
      On(.tap("id=ask")) {
        AskFor(.notifications) { Change("id=order", .label("Order with news")) }
      }
      On(.tap("id=crash")) { Crash() }
    }
    Screen("order", order) {
      On(.tap("id=back")) { GoBack() }
    }
  }

  private static let frame = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func row(_ number: Int) -> Rect {
    Rect(x: 20, y: 60 + Double(number) * 50, width: 350, height: 40)
  }

  private static func button(_ identifier: String, _ number: Int) -> ElementRecord {
    ElementRecord(
      .button,
      identifier: identifier,
      label: identifier.capitalized,
      frame: row(number),
      isEnabled: true,
      isVisible: true
    )
  }

  private static let loaf = ElementRecord(
    .staticText,
    identifier: "loaf",
    label: "Fresh loaf",
    frame: row(12)
  )

  private static let shop = ElementTree {
    ElementRecord(.application, label: "Bakery", frame: frame) {
      ElementRecord(.window, frame: frame) {
        ElementRecord(.other, identifier: "screen", frame: frame) {
          button("order", 0)
          button("bake", 1)
          button("ask", 2)
          button("crash", 3)
          button("same", 4)
          button("same", 5)
          button("covered", 6)
          ElementRecord(.button, identifier: "lid", frame: row(6), isVisible: true)
          ElementRecord(
            .textField,
            identifier: "name",
            placeholderValue: "Name",
            frame: row(7),
            isEnabled: true
          )
          ElementRecord(.staticText, identifier: "hello", label: "Good morning", frame: row(8))
          button("below", 60)
        }
      }
    }
  }

  private static let order = ElementTree {
    ElementRecord(.application, label: "Bakery", frame: frame) {
      ElementRecord(.window, frame: frame) {
        button("back", 0)
        ElementRecord(.staticText, identifier: "title", label: "Your order", frame: row(1))
      }
    }
  }
}
