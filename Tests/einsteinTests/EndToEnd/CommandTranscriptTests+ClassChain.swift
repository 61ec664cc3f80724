extension CommandTranscriptTests {
  /// Command lines of `einstein query` with class chains.
  static let chainQueryCases = [
    Case(
      id: "query-chain",
      arguments: ["query", login, "--chain", "**/XCUIElementTypeButton[-1]"]
    ),
    Case(
      id: "query-chain-predicates",
      arguments: [
        "query", login, "-c",
        "**/XCUIElementTypeScrollView[$label == 'Sign in'$]/*[`rect.width > 300`]", "-f", "csv",
      ]
    ),
    Case(
      id: "query-chain-several",
      arguments: ["query", login, login, "-c", "XCUIElementTypeWindow", "-1"]
    ),
    Case(
      id: "query-chain-nothing",
      arguments: ["query", login, "-c", "**/XCUIElementTypeButton[10]"]
    ),
    Case(
      id: "query-chain-wrong",
      arguments: ["query", login, "-c", "//XCUIElementTypeButton[@enabled='false']"]
    ),
    Case(
      id: "query-chain-wrong-predicate",
      arguments: [
        "query", login, "-c", "**/XCUIElementTypeButton[`label == 'a``b' AND lable == 1`]",
      ]
    ),
    Case(id: "query-chain-eaten", arguments: ["query", login, "-c", "**/XCUIElementTypeButton[]"]),
    Case(id: "query-chain-empty", arguments: ["query", login, "-c", ""]),
    Case(
      id: "query-chain-warnings",
      arguments: ["query", login, "-c", "XCUIElementTypeApplication/**/XCUIElementTypeButon"]
    ),
    Case(
      id: "query-chain-regular-expression",
      arguments: ["query", login, "-c", "**/*[`label MATCHES 'a['`]"]
    ),
    Case(id: "query-chain-no-answer", arguments: ["query", login, "-c", "**/*[$value > 3$]"]),
    Case(
      id: "query-chain-and-type",
      arguments: ["query", login, "-c", "**/*", "--type", "Button"]
    ),
    Case(id: "query-chain-and-xpath", arguments: ["query", login, "-c", "**/*", "-x", "//*"]),
    Case(
      id: "query-chain-and-predicate",
      arguments: ["query", login, "label == 'a'", "-c", "**/*"]
    ),
  ]
}
