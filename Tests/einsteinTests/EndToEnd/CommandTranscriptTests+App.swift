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
    Case(id: "help-app-play", arguments: ["app", "play", "--help"]),
    Case(id: "help-app-alerts", arguments: ["app", "alerts", "--help"]),
    Case(
      id: "app-play",
      arguments: play,
      input: """
        # Add a note.
        tap id=add
        type Eggs
        tap id=save

        expect id=note-3
        expect id=count label == '3 notes'
        """
    ),
    Case(
      id: "app-play-alert",
      arguments: play,
      input: "tap id=settings\nset id=reminders on\ntap id=done\n"
    ),
    Case(
      id: "app-play-alert-answered",
      arguments: play,
      input: "tap id=settings\nset id=reminders on\nalert\nalert accept\nscreen\n"
    ),
    Case(
      id: "app-play-questions",
      arguments: play,
      input: "screen\napps\nfind class=Cell\ntree\nlog\nhelp\nhelp set\n"
    ),
    Case(
      id: "app-play-json",
      arguments: play + ["--format", "json"],
      input: "tap id=add\ntype Eggs\nfind id=title\nlog\nfind id=titel\n"
    ),
    Case(
      id: "app-play-dump",
      arguments: ["app", "play", login],
      input: "screen\ntap id=LoginAccessID_mail\ntype a@b.c\ntap 'Sign out'\nscreen\n"
    ),
    Case(
      id: "app-play-keep-going",
      arguments: play + ["--keep-going"],
      input: "tpa id=add\ntap id=ad\ntap label ==\ntap id=add\nquit\ntap id=add\n"
    ),
    Case(id: "app-play-mistake", arguments: play, input: "screen\n tpa id=add\nscreen\n"),
    Case(id: "app-play-failure", arguments: play, input: "tap class=Cell\nscreen\n"),
    Case(id: "app-play-warning", arguments: play, input: "expect id='add'\n"),
    Case(id: "app-play-nothing", arguments: play),
    Case(id: "app-play-control", arguments: play, input: "find \u{1B}[2J\u{0}x\n"),
    Case(
      id: "app-play-no-launch",
      arguments: ["app", "play", "Tests/Fixtures/xcuitest-xml/pass/awkward.xml", "--no-launch"],
      input: "screen\ntree\nlaunch\nscreen"
    ),
    Case(
      id: "app-play-mistake-json",
      arguments: play + ["-f", "json"],
      input: "type \\q\n"
    ),
    Case(
      id: "app-play-several",
      arguments: play + [login],
      input:
        "apps\nactivate example.cornershop\nexpect id=LoginAccessID_signIn\napps\npress home\ntree\n"
    ),
    Case(id: "app-play-twice", arguments: play + ["Examples/Apps/notes"]),
    Case(
      id: "app-play-arguments",
      arguments: play + ["--arguments=-settings", "--environment", "A=b"],
      input: "screen"
    ),
    Case(id: "app-play-environment", arguments: play + ["--environment", "A"]),
    Case(id: "app-play-missing-model", arguments: ["app", "play", "Examples/Apps/none"]),
    Case(id: "app-play-missing-script", arguments: play + ["--script", "Examples/none.txt"]),
    Case(
      id: "app-play-save-nowhere",
      arguments: play,
      input: "save Examples/none/a.xml\nscreen\n"
    ),
    Case(
      id: "app-alerts",
      arguments: ["app", "alerts", "--version", "18", "--language", "de", "--kind", "tracking"]
    ),
    Case(id: "app-alerts-policy", arguments: ["app", "alerts", "-p", "kif", "-l", "en"]),
    Case(id: "app-alerts-none", arguments: ["app", "alerts", "-k", "paste", "--version", "15"]),
    Case(id: "app-alerts-version", arguments: ["app", "alerts", "--version", "latest"]),
    Case(id: "app-alerts-policy-unknown", arguments: ["app", "alerts", "-p", "einstien"]),
  ]

  private static let play = ["app", "play", "Examples/Apps/notes"]
}
