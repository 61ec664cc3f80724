extension CommandTranscriptTests {
  /// Command lines of `einstein new` that make nothing.
  static let newCases = [
    Case(id: "help-new", arguments: ["new", "--help"]),
    Case(id: "new-no-name", arguments: ["new"]),
    Case(id: "new-wrong-name", arguments: ["new", "Examples/my shop"]),
    Case(id: "new-not-empty", arguments: ["new", "Examples/Apps"]),
    Case(id: "new-file", arguments: ["new", "LICENSE"]),
    Case(id: "new-nowhere", arguments: ["new", "Examples/none/Shop"]),
    Case(id: "new-missing-dump", arguments: ["new", "Examples/Shop1", "--from", "none.xml"]),
    Case(
      id: "new-broken-dump",
      arguments: [
        "new", "Examples/Shop1", "--from", login,
        "Tests/Fixtures/xcuitest-xml/lenient/truncated.xml",
      ]
    ),
    Case(id: "new-standard-input", arguments: ["new", "Examples/Shop1", "--from", "-"]),
    Case(id: "new-einstein", arguments: ["new", "Examples/Shop1", "--einstein", "Examples"]),
  ]
}
