extension CommandTranscriptTests {
  /// Command lines of `einstein app`.
  static let appCases = [
    Case(id: "app-check", arguments: ["app", "check", "Examples/Apps/notes"]),
    Case(id: "app-check-dump", arguments: ["app", "check", login]),
    Case(id: "app-check-missing", arguments: ["app", "check", "Examples/Apps/none"]),
    Case(id: "app-check-no-model", arguments: ["app", "check", "Scripts"]),
    Case(id: "app-screens", arguments: ["app", "screens", "Examples/Apps/notes"]),
    Case(
      id: "app-screens-json",
      arguments: ["app", "screens", "Examples/Apps/notes", "-f", "json"]
    ),
    Case(id: "help-app", arguments: ["app", "--help"]),
  ]
}
