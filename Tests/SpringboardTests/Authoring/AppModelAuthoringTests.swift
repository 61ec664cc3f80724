import Hierarchy
import Query
import Springboard
import Testing

/// The same model, in Swift and as a manifest: a shop that uses all there is.
@Suite struct AppModelAuthoringTests {
  private static func screen(_ children: [ElementRecord]) -> ElementTree {
    ElementTree { ElementRecord(.application, label: "Shop") { children } }
  }

  private static let trees: [String: ElementTree] = [
    "login": screen([
      ElementRecord(.textField, identifier: "mail"),
      ElementRecord(.secureTextField, identifier: "password"),
      ElementRecord(.button, identifier: "signIn", label: "Sign in"),
    ]),
    "loading": screen([ElementRecord(.activityIndicator, label: "In progress")]),
    "products": screen([
      ElementRecord(.searchField, identifier: "search"),
      ElementRecord(.table, identifier: "list") {
        ElementRecord(.cell, identifier: "product-1", label: "Product 1") {
          ElementRecord(.staticText, label: "Product 1")
        }
      },
      ElementRecord(.staticText, identifier: "hint"),
      tabBar,
    ]),
    "detail": screen([
      ElementRecord(.navigationBar, identifier: "Product") {
        ElementRecord(.button, label: "Back")
      },
      ElementRecord(.staticText, identifier: "title"),
      ElementRecord(.switch, identifier: "gift", value: "0"),
      ElementRecord(.slider, identifier: "amount", value: "50%"),
      ElementRecord(.pickerWheel, identifier: "size", value: "M"),
      ElementRecord(.button, identifier: "buy", label: "Buy"),
    ]),
    "filter": screen([ElementRecord(.button, identifier: "close", label: "Close")]),
    "cart": screen([
      ElementRecord(.staticText, identifier: "total", label: "Empty"),
      ElementRecord(.other, identifier: "items"),
      tabBar,
    ]),
  ]

  private static let tabBar = ElementRecord(.tabBar) {
    ElementRecord(.button, identifier: "tab-products", label: "Products")
    ElementRecord(.button, identifier: "tab-cart", label: "Cart")
  }

  private static func tree(_ name: String) -> ElementTree { trees[name] ?? ElementTree() }

  static let manifest = """
    {
      name: "Shop",
      bundleIdentifier: "example.shop",
      system: { version: "17.5", language: "de", region: "DE" },
      urlSchemes: ["shop"],
      variables: { items: "0" },
      permissions: { photos: "denied" },
      initialScreen: "login",
      screens: {
        login: {
          rules: [
            {
              on: { tap: "id=signIn" },
              when: { not: { element: "id=mail", satisfies: "value MATCHES '.+@.+'" } },
              do: [
                { alert: { title: "That is no address", message: "${id=mail}", buttons: [{ label: "OK", role: "cancel" }] } },
                { focus: "id=mail" },
              ],
            },
            {
              on: { tap: "id=signIn" },
              when: { any: [{ text: "${id=password}", is: "secret" }, { argument: "-trusted" }, { environment: "API", is: "mock" }] },
              do: ["dismissKeyboard", { store: "user", as: "${id=mail}" }, { show: "loading" }],
            },
            { on: { submitted: "id=mail" }, do: { focus: "id=password" } },
          ],
        },
        loading: {
          rules: [{ on: "appeared", do: { after: 2.5, do: [{ show: "products" }, { ask: "notifications", denied: { set: "id=hint", label: "No news for ${user}" } }] } }],
        },
        products: {
          lists: [{ in: "id=list", row: "id=product-1", count: 200, change: [
            { set: "id=product-1", identifier: "product-${row}", label: "Product ${row}" },
            { set: "class=StaticText", label: "Product ${row}" },
          ] }],
          rules: [
            { on: { tap: "predicate=identifier BEGINSWITH 'product-'" }, do: [{ store: "product", as: "${label: this}" }, { push: "detail" }, { set: "id=title", label: "${product}" }] },
            { on: { changed: "id=search" }, when: { text: "${id=search}", satisfies: "SELF MATCHES '..+'" }, do: { set: "id=hint", label: "Results for ${id=search}", visible: true } },
            { on: { longPress: "id=list" }, do: { present: "filter" } },
            { on: { refreshed: "id=list" }, do: { set: "id=hint", label: null } },
          ],
        },
        detail: {
          rules: [
            { on: { tap: "label == 'Back'" }, do: "back" },
            { on: { swipe: "class=Application", direction: "right" }, do: "back" },
            { on: { doubleTap: "id=title" }, do: "crash" },
            { on: { tap: "id=buy" }, when: { all: [{ exists: "id=gift" }, { count: "class=PickerWheel", exactly: 1 }, { permission: "photos", is: "denied" }] }, do: [
              { add: 1, to: "items" },
              { alert: { style: "sheet", buttons: [{ label: "To the cart", do: { switchTo: "cart" } }, { label: "Remove", role: "destructive", do: { add: -1, to: "items" } }] } },
            ] },
          ],
        },
        filter: { rules: [{ on: { tap: "id=close" }, do: "dismiss" }] },
        cart: {
          rules: [
            { on: "appeared", when: { count: "id=items", atLeast: 1 }, do: [
              { set: "id=total", label: "${items} for $${items}", attributes: { traits: "StaticText" } },
              { insert: { type: "Cell", identifier: "item-${items}", label: "${product}" }, into: "id=items" },
            ] },
            { on: { pressed: "To the cart" }, do: { remove: "id=total" } },
            { on: "backgrounded", do: "exit" },
          ],
        },
      },
      rules: [
        { on: { tap: "id=tab-products" }, do: { switchTo: "products" } },
        { on: { tap: "id=tab-cart" }, do: { switchTo: "cart" } },
        { on: { opened: "shop://*" }, do: { openApp: "com.apple.Preferences" } },
        { on: { answered: "notifications", is: "granted" }, do: { open: "https://example.com/${user}" } },
      ],
    }
    """

  static var shop: AppModel {
    AppModel(
      "Shop",
      bundleIdentifier: "example.shop",
      system: AppSystem(version: "17.5", language: "de", region: "DE"),
      urlSchemes: ["shop"],
      variables: ["items": "0"],
      permissions: [.resource(.photos): .denied]
    ) {
      Screen("login", tree("login")) {
        On(.tap("id=signIn"), when: .not(.element("id=mail", satisfies: "value MATCHES '.+@.+'"))) {
          PresentAlert(
            "That is no address",
            message: "${id=mail}",
            buttons: [AppAlert.Button("OK", role: .cancel)]
          )
          FocusOn("id=mail")
        }
        On(
          .tap("id=signIn"),
          when: .any([
            .text("${id=password}", is: "secret"), .argument("-trusted"),
            .environment("API", value: "mock"),
          ])
        ) {
          HideKeyboard()
          Store("${id=mail}", in: "user")
          Show("loading")
        }
        On(.submitted("id=mail")) { FocusOn("id=password") }
      }
      Screen("loading", tree("loading")) {
        On(.appeared) {
          After(seconds: 2.5) {
            Show("products")
            AskFor(.notifications) {
            } denied: {
              Change("id=hint", .label("No news for ${user}"))
            }
          }
        }
      }
      Screen("products", tree("products"), lists: lists) {
        On(.tap("predicate=identifier BEGINSWITH 'product-'")) {
          Store("${label: this}", in: "product")
          Push("detail")
          Change("id=title", .label("${product}"))
        }
        On(.changed("id=search"), when: .text("${id=search}", satisfies: "SELF MATCHES '..+'")) {
          Change("id=hint", .label("Results for ${id=search}"), .visible(true))
        }
        On(.longPress("id=list")) { Present("filter") }
        On(.refreshed("id=list")) { Change("id=hint", .absent("label")) }
      }
      Screen("detail", tree("detail")) {
        On(.tap("label == 'Back'")) { GoBack() }
        On(.swipe("class=Application", .right)) { GoBack() }
        On(.doubleTap("id=title")) { Crash() }
        On(
          .tap("id=buy"),
          when: .all([
            .exists("id=gift"), .count("class=PickerWheel", 1...1),
            .permission(.resource(.photos), .denied),
          ])
        ) {
          AddUp(1, to: "items")
          PresentAlert(
            style: .sheet,
            buttons: [
              AppAlert.Button("To the cart", effects: [.switchTo("cart")]),
              AppAlert.Button("Remove", role: .destructive, effects: [.add(-1, to: "items")]),
            ]
          )
        }
      }
      Screen("filter", tree("filter")) {
        On(.tap("id=close")) { Dismiss() }
      }
      Screen("cart", tree("cart")) {
        On(.appeared, when: .count("id=items", 1...Int.max)) {
          Change(
            "id=total",
            .label("${items} for $${items}"),
            .attribute("traits", "StaticText")
          )
          Insert(
            ElementRecord(.cell, identifier: "item-${items}", label: "${product}"),
            into: "id=items"
          )
        }
        On(.pressed("To the cart")) { Remove("id=total") }
        On(.backgrounded) { EndApp() }
      }
      for tab in ["products", "cart"] {
        On(.tap("id=tab-\(tab)")) { SwitchTo(tab) }
      }
      On(.opened("shop://*")) { OpenApp("com.apple.Preferences") }
      On(.answered(.notifications, granted: true)) { OpenAddress("https://example.com/${user}") }
    }
  }

  private static var lists: [LazyList] {
    guard let list = try? Locator("id=list"), let row = try? Locator("id=product-1"),
      let text = try? Locator("class=StaticText")
    else { return [] }
    let settings = [
      LazyList.Setting(row, [.identifier("product-${row}"), .label("Product ${row}")]),
      LazyList.Setting(text, [.label("Product ${row}")]),
    ]
    return [LazyList(in: list, rows: .init(copiesOf: row, count: 200, settings: settings))]
  }

  @Test func `a model in Swift is the same as the one of a manifest`() throws {
    var files = try Self.shop.files()
    files["app.json"] = Array(Self.manifest.utf8)
    let reading = AppModelReader().read(files: files)
    #expect(reading.problems.map(\.description) == [])
    let model = try #require(reading.model)
    #expect(model == Self.shop)
    for (read, written) in zip(model.screens, Self.shop.screens) { #expect(read == written) }
  }

  @Test func `there is nothing to say about it`() {
    #expect(Self.shop.problems().map(\.description) == [])
  }

  @Test func `what is wrong is told by its path`() {
    let model = AppModel("Shop", bundleIdentifier: "x") {
      Screen("login", Self.tree("login")) {
        On(.tap("id=signIn")) {
          After(seconds: 1) { Show("nowhere") }
        }
      }
    }
    #expect(
      model.problems().map { "\($0.path)" }
        == ["screens.login.rules[0].do[0].do[0].show"]
    )
    #expect(
      model.problems().first?.description
        == """
        screens.login.rules[0].do[0].do[0].show: error: there is no screen 'nowhere'
        hint: possible: login
        """
    )
  }

  @Test func `a mistake in a locator stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Trigger.tap("label ==") }
    await #expect(processExitsWith: .failure) { _ = Condition.text("${", is: "") }
    await #expect(processExitsWith: .failure) { _ = AddUp(1, to: "this") }
  }
}
