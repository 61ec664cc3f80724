import Springboard

/// `einstein app alerts`: lists what policies do with the system's alerts.
struct AppAlertsCommand: RunnableCommand {
  private static let kind = Option<SystemAlertKind>(
    "kind",
    short: "k",
    help: "The kind of alert. Without it, all kinds.",
    type: .choice(SystemAlertKind.allCases.map { ($0.rawValue, $0) })
  )
  private static let version = Option<SystemAlert.Version>(
    "version",
    help: "The version of iOS. Without it, all at which an alert changes.",
    type: ValueType(expected: "a version of iOS, such as 18 or 17.6") { SystemAlert.Version($0) }
  )
  private static let language = Option<SystemAlert.Language>(
    "language",
    short: "l",
    help: "The language of the device. Without it, all that are known.",
    type: .choice(SystemAlert.Language.allCases.map { ($0.rawValue, $0) })
  )
  private static let policy = Option<AlertPolicy>(
    "policy",
    short: "p",
    help: "The policy. Without it, all.",
    type: .choice(AlertPolicy.all.map { ($0.name, $0) })
  )

  static let specification = CommandSpecification(
    name: "alerts",
    abstract: "List which button each policy presses in each of the system's alerts.",
    discussion: """
      A '!' marks what a policy is not meant to do, a '?' texts that no public source confirms. \
      Documentation/SystemAlerts.md tells more. The exit code is 1 when there is no such alert, as \
      for a kind that the version does not have.
      """,
    parameters: [kind, version, language, policy],
    examples: [
      CommandExample(
        "einstein app alerts --version 18 --language de",
        "What each policy presses on a German phone."
      ),
      CommandExample("einstein app alerts --policy kif --kind tracking", "What one policy does."),
    ]
  )

  private let listing: AlertListing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    listing = AlertListing(
      policies: arguments[Self.policy].map { [$0] } ?? AlertPolicy.all,
      kinds: arguments[Self.kind].map { [$0] } ?? SystemAlertKind.allCases,
      versions: arguments[Self.version].map { [$0] } ?? SystemAlert.Version.listed,
      languages: arguments[Self.language].map { [$0] } ?? SystemAlert.Language.allCases
    )
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard !listing.rows.isEmpty else {
      console.complain("that version of iOS has no such alert")
      return .notFound
    }
    try console.write(listing.text)
    return .success
  }
}
