extension CommandTranscriptTests {
  /// Command lines of `einstein predicate`.
  static let predicateCases = [
    Case(id: "help-predicate", arguments: ["help", "predicate"]),
    Case(id: "help-predicate-check", arguments: ["help", "predicate", "check"]),
    Case(id: "help-predicate-explain", arguments: ["predicate", "explain", "--help"]),
    Case(id: "help-predicate-format", arguments: ["predicate", "format", "-h"]),
    Case(id: "help-predicate-eval", arguments: ["help", "predicate", "eval"]),
    Case(id: "predicate-no-command", arguments: ["predicate"]),
    Case(id: "predicate-unknown-command", arguments: ["predicate", "chekc", "a == 1"]),
    Case(id: "predicate-command-without-group", arguments: ["explain", "a == 1"]),
    Case(id: "predicate-check", arguments: ["predicate", "check", "label ==[c] 'Pay'"]),
    Case(id: "predicate-check-dash", arguments: ["predicate", "check", "-1 < 0"]),
    Case(id: "predicate-check-after-dashes", arguments: ["predicate", "check", "--", "-1 < 0"]),
    Case(id: "predicate-check-nothing", arguments: ["predicate", "check"]),
    Case(id: "predicate-check-empty", arguments: ["predicate", "check", ""]),
    Case(
      id: "predicate-check-wrong",
      arguments: ["predicate", "check", "label BEGINSWITH 'a' && enabled = "]
    ),
    Case(
      id: "predicate-check-standard-input",
      arguments: ["predicate", "check", "-"],
      input: "label == 'a'\nAND enabled = = 1\n"
    ),
    Case(id: "predicate-check-warning", arguments: ["predicate", "check", "label == 'Pay*'"]),
    Case(
      id: "predicate-check-regular-expression",
      arguments: ["predicate", "check", "label MATCHES 'a[' OR value == 'true'"]
    ),
    Case(
      id: "predicate-check-dialect",
      arguments: ["predicate", "check", "identifier == 'pay'", "--dialect", "wda"]
    ),
    Case(
      id: "predicate-explain-dialect",
      arguments: ["predicate", "explain", "elementType == 9", "-d", "xcuitest"]
    ),
    Case(id: "predicate-check-no-argument", arguments: ["predicate", "check", "label == %@"]),
    Case(
      id: "predicate-check-wrong-argument",
      arguments: ["predicate", "check", "%K == 1", "--args", "[1]"]
    ),
    Case(
      id: "predicate-check-malformed-arguments",
      arguments: ["predicate", "check", "label == %@", "--args", #"["Pay" 1]"#]
    ),
    Case(
      id: "predicate-check-object-as-arguments",
      arguments: ["predicate", "check", "label == %@", "--args", #"{"a":1}"#]
    ),
    Case(
      id: "predicate-explain",
      arguments: [
        "predicate", "explain",
        "label BEGINSWITH[cd] 'sign' AND (enabled == 1 OR NOT type IN {'Cell', 'Button'})",
      ]
    ),
    Case(
      id: "predicate-explain-subquery",
      arguments: [
        "predicate", "explain",
        "SUBQUERY(children, $c, $c.label == 'Pay' AND $c.visible == 1).@count >= %d", "--args",
        "[2]",
      ]
    ),
    Case(
      id: "predicate-explain-warning",
      arguments: ["predicate", "explain", "label LIKE '.*pay.*'"]
    ),
    Case(
      id: "predicate-explain-regular-expression",
      arguments: ["predicate", "explain", "label MATCHES '('"]
    ),
    Case(id: "predicate-explain-wrong", arguments: ["predicate", "explain", "label"]),
    Case(
      id: "predicate-format",
      arguments: ["predicate", "format", "a=1 || not b like[dc] 'x?' and c <> 'it\\'s'"]
    ),
    Case(
      id: "predicate-format-arguments",
      arguments: [
        "predicate", "format", "%K in %@ && count == %d", "--args", #"["a.b",["x\"",1.5,null],2]"#,
      ]
    ),
    Case(id: "predicate-format-wrong", arguments: ["predicate", "format", "a = 1)"]),
    Case(id: "predicate-eval", arguments: ["predicate", "eval", "7 / 2 == 3"]),
    Case(id: "predicate-eval-false", arguments: ["predicate", "eval", "SELF != nil"]),
    Case(
      id: "predicate-eval-object",
      arguments: [
        "predicate", "eval", "rect.x > $limit AND label IN %@", "--object",
        #"{"label":"Pay","rect":{"x":10}}"#, "--args", #"[["Pay","Buy"]]"#, "--vars",
        #"{"limit":9.5}"#,
      ]
    ),
    Case(
      id: "predicate-eval-standard-input",
      arguments: ["predicate", "eval", "ANY SELF > 2", "-o", "-"],
      input: "[1, 2, 3]\n"
    ),
    Case(
      id: "predicate-eval-malformed-standard-input",
      arguments: ["predicate", "eval", "a == 1", "--object", "-"],
      input: "{\"a\": 1,\n b: 2}\n"
    ),
    Case(
      id: "predicate-eval-no-standard-input",
      arguments: ["predicate", "eval", "a == 1", "--object", "-"]
    ),
    Case(
      id: "predicate-eval-malformed-object",
      arguments: ["predicate", "eval", "a == 1", "--object", #"{"a": 01}"#]
    ),
    Case(
      id: "predicate-eval-empty-object",
      arguments: ["predicate", "eval", "a == 1", "--object", ""]
    ),
    Case(
      id: "predicate-eval-array-as-variables",
      arguments: ["predicate", "eval", "$a == 1", "--vars", "[1]"]
    ),
    Case(
      id: "predicate-eval-both-from-standard-input",
      arguments: ["predicate", "eval", "-", "--object", "-"]
    ),
    Case(
      id: "predicate-eval-predicate-from-standard-input",
      arguments: ["predicate", "eval", "-", "--object", "3"],
      input: "SELF ==\n3\n"
    ),
    Case(
      id: "predicate-eval-incomparable",
      arguments: ["predicate", "eval", "a > 1", "--object", #"{"a":"x"}"#]
    ),
    Case(id: "predicate-eval-no-variable", arguments: ["predicate", "eval", "1 == $limit"]),
    Case(
      id: "predicate-eval-regular-expression",
      arguments: ["predicate", "eval", "'a' MATCHES '['"]
    ),
    Case(id: "predicate-eval-wrong", arguments: ["predicate", "eval", "a == 'b"]),
  ]

  /// Command lines of `einstein query` with predicates.
  static let predicateQueryCases = [
    Case(
      id: "query-predicate",
      arguments: ["query", login, "label BEGINSWITH[c] 'sign' AND enabled == NO"]
    ),
    Case(
      id: "query-predicate-several",
      arguments: ["query", login, login, "rect.width > 300 AND type ENDSWITH 'Field'", "-1"]
    ),
    Case(
      id: "query-predicate-xcuitest",
      arguments: ["query", login, "elementType IN {9, 40}", "-d", "xcuitest", "-f", "count"]
    ),
    Case(
      id: "query-predicate-arguments",
      arguments: [
        "query", login, "%K IN %@ AND rect.y > $top", "--args",
        #"["name", ["Back", "LoginAccessID_signIn"]]"#, "--vars", #"{"top": 100}"#,
      ]
    ),
    Case(id: "query-predicate-no-variable", arguments: ["query", login, "label == $name"]),
    Case(
      id: "query-predicate-file-last",
      arguments: ["query", "label == 'a'", login]
    ),
    Case(
      id: "query-predicate-in-pieces",
      arguments: ["query", login, "label", "==", "Pay"]
    ),
    Case(id: "query-predicate-warning", arguments: ["query", login, "enabled == 'true'"]),
    Case(
      id: "query-predicate-malformed-expression",
      arguments: ["query", login, "label MATCHES '['"]
    ),
    Case(id: "query-predicate-nothing", arguments: ["query", login, "label == 'Nobody'"]),
    Case(id: "query-predicate-wrong", arguments: ["query", login, "label = = 'a'"]),
    Case(id: "query-predicate-unknown-key", arguments: ["query", login, "lable == 'a'"]),
    Case(
      id: "query-predicate-other-dialect",
      arguments: ["query", login, "name == 'a'", "--dialect", "xcuitest"]
    ),
    Case(
      id: "query-predicate-unquoted",
      arguments: ["query", login, "type == XCUIElementTypeButton"]
    ),
    Case(id: "query-predicate-no-answer", arguments: ["query", login, "value > 3"]),
    Case(
      id: "query-predicate-and-option",
      arguments: ["query", login, "label == 'a'", "--type", "Button"]
    ),
    Case(
      id: "query-predicate-standard-input",
      arguments: ["query", "-", "label == 'Pay'", "-f", "count"],
      input: "<XCUIElementTypeButton label='Pay'/>"
    ),
  ]
}
