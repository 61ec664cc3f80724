import Hierarchy
import Springboard

/// Makes the manifest of a package's app.
struct AppManifestTemplate {
  let package: NewPackage

  var text: String {
    """
    // What happens on the screens that were recorded; 'einstein app check' says what is wrong here.
    {
      name: \(appName.jsonLiteral),
      bundleIdentifier: \(bundleIdentifier.jsonLiteral),
      initialScreen: \((package.screens.first?.name ?? "").jsonLiteral),
      screens: {
    \(package.screens.map(screen).joined(separator: "\n"))
      },
    }

    """
  }

  private func screen(_ screen: RecordedScreen) -> String {
    let rules =
      package.rules[screen.name]
        ?? """
                // { on: { tap: "id=…" }, do: { push: "…" } },
        """
    return """
          \(screen.name.jsonLiteral): {
            file: \("screens/\(screen.fileName)".jsonLiteral),
            rules: [
      \(rules)
            ],
          },
      """
  }

  /// The app as the first screen tells of it.
  private var recorded: AppModel? {
    package.screens.first.map { AppModel(screen: $0.tree, named: $0.name) }
  }

  private var appName: String {
    guard let name = recorded?.name, name.contains(where: { !$0.isWhitespace }) else {
      return package.name.name
    }
    return name
  }

  private var bundleIdentifier: String {
    let isRecorded =
      package.screens.first?.tree.roots.contains { $0.attribute("bundleId")?.isEmpty == false }
      ?? false
    return isRecorded
      ? recorded?.bundleIdentifier ?? "" : "example.\(package.name.appFolder)"
  }
}
