extension CommandTranscriptTests {
  /// Command lines of `einstein at`.
  static let atCases = [
    Case(id: "help-at", arguments: ["help", "at"]),
    Case(id: "at", arguments: ["at", login, "195,420"]),
    Case(id: "at-spaces", arguments: ["at", login, " 16, 60 "]),
    Case(id: "at-json", arguments: ["at", login, "20,60.5", "-f", "json"]),
    Case(id: "at-nothing", arguments: ["at", login, "1000,1000"]),
    Case(id: "at-several", arguments: ["at", login, login, "195,420"]),
    Case(id: "at-no-point", arguments: ["at", login]),
    Case(id: "at-one-number", arguments: ["at", login, "195"]),
    Case(id: "at-two-arguments", arguments: ["at", login, "195", "420"]),
    Case(id: "at-not-a-number", arguments: ["at", login, "195,nan"]),
    Case(id: "at-negative", arguments: ["at", login, "-5,10"]),
    Case(id: "at-negative-after-dashes", arguments: ["at", login, "--", "-5,10"]),
    Case(id: "at-missing-file", arguments: ["at", "nowhere.xml", "195,420"]),
    Case(id: "jobs-zero", arguments: ["at", login, "195,420", "-j", "0"]),
  ]
}
