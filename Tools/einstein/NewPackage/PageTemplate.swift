/// Makes the source of a screen's page object.
struct PageTemplate {
  let package: PackageName
  let screen: RecordedScreen
  let elements: [PageElement]

  var text: String {
    let properties = elements.map { element in
      "  var \(SwiftName.declared(element.name)): XCUIElement { app.\(element.query)[\(key(of: element))] }\n"
    }.joined()
    return """
      import \(package.identifiersModule)
      import XCTest

      /// The screen “\(screen.name.inComment)”, as a test sees it.
      struct \(screen.pageType) {
        let app: XCUIApplication

      \(properties)\(properties.isEmpty ? "" : "\n")\
        /// Launches the app, which shows this screen first.
        static func launch() -> \(screen.pageType) {
          let app = XCUIApplication()
          app.launch()
          return \(screen.pageType)(app: app)
        }
      }

      """
  }

  private func key(of element: PageElement) -> String {
    guard let name = element.identifierCase else { return element.key.swiftLiteral }
    return "\(screen.identifiersType).\(SwiftName.declared(name)).rawValue"
  }
}
