extension CommandGroup {
  /// `einstein predicate`: what can be done with predicates alone, without a dump.
  static let predicate = CommandGroup(
    name: "predicate",
    abstract: "Check, explain, format or evaluate a predicate.",
    discussion: """
      A predicate is a format string of Apple's NSPredicate, as XCUITest, Appium and \
      WebDriverAgent take them.
      """,
    types: [
      PredicateCheckCommand.self, PredicateExplainCommand.self, PredicateFormatCommand.self,
      PredicateEvalCommand.self,
    ],
    examples: [
      CommandExample("einstein predicate check \"label == 'Pay'\"", "Find mistakes."),
      CommandExample("einstein predicate eval '1 + 1 == 2'", "Prints true."),
    ]
  )
}
