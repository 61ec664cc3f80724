/// Makes the source with the identifiers of all screens.
struct IdentifiersTemplate {
  let screens: [RecordedScreen]

  var text: String {
    let types = screens.filter { !$0.identifiers.cases.isEmpty }.map(type)
    let head = "// The accessibility identifiers that the app and its tests share.\n"
    guard !types.isEmpty else {
      return head + "// The screens that were recorded have none.\n"
    }
    return ([head] + types).joined(separator: "\n")
  }

  private func type(of screen: RecordedScreen) -> String {
    var text = """
      /// The screen “\(screen.name.inComment)”.
      public enum \(screen.identifiersType): String, Sendable {

      """
    for item in screen.identifiers.cases {
      let name = SwiftName.declared(item.name)
      text += "  case \(name) = \(item.identifier.swiftLiteral)\n"
    }
    if screen.identifiers.leftOut > 0 {
      text += "  // and \(screen.identifiers.leftOut) more, which are left out here\n"
    }
    return text + "}\n"
  }
}
