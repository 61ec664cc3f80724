extension CommandGroup {
  /// `einstein app`: what can be done with models of apps.
  static let app = CommandGroup(
    name: "app",
    abstract: "Check models of apps for the simulated device, list their screens, and use them.",
    discussion: """
      A MODEL is a folder with a manifest, app.json, and screens; a folder of dumps; or a dump. \
      Documentation/AppModels.md tells what a manifest may say.
      """,
    types: [
      AppCheckCommand.self, AppScreensCommand.self, AppPlayCommand.self, AppAlertsCommand.self,
    ],
    examples: [
      CommandExample("einstein app check Examples/Apps/notes", "Find mistakes."),
      CommandExample("einstein app screens Examples/Apps/notes", "See what leads where."),
      CommandExample("einstein app play Examples/Apps/notes", "Use it."),
    ]
  )
}
