/// What is done with alerts that come up in the way of a test.
///
/// A policy has a name and says for every alert which button it presses, before any test runs:
///
/// ```swift
/// let alert = SystemAlert(.tracking, for: "Demo", in: SystemAlert.Version(17))
/// AlertPolicy.einstein.choice(for: alert)?.button?.label                // "Allow"
/// AlertPolicy.webDriverAgentDismiss.choice(for: alert)?.button?.label   // "Ask App Not to Track"
/// ```
///
/// `listing()` has what each policy does with each kind of alert, version and language.
public struct AlertPolicy: Hashable, Sendable {
  /// The name that listings and reports show.
  public let name: String

  /// What the policy is meant to do, by which its presses are judged.
  public let intent: Intent

  let rule: Rule

  /// What a policy is meant to do.
  public enum Intent: String, Hashable, Sendable, Codable {
    /// Give the app what it asks for.
    case accept
    /// Refuse it.
    case refuse
    /// Get rid of the alert.
    case close
  }

  enum Rule: Hashable, Sendable {
    /// The first button with the first of these roles that is there; of what is not known, the only
    /// button as well.
    case roles([AlertButtonRole])
    /// The last button of an alert, the first of a sheet.
    case lastOrFirst
    /// The first button of an alert, the last of a sheet.
    case firstOrLast
    /// The last button of an alert; sheets are left alone.
    case lastOfAlert
    /// A button to cancel with, else the one that return would press.
    case cancelOrDefault
    /// The first of these labels that a button has.
    case labels([String])
  }

  /// Gives the app what it asks for, and never presses by position.
  ///
  /// It presses "allow", else the one button that closes an alert which asks nothing. A button that
  /// denies, limits, deletes or changes something else is never pressed: where there is no other, the
  /// alert stays, and the test that brought it up has to answer it.
  public static let einstein = AlertPolicy(
    name: "einstein",
    intent: .accept,
    rule: .roles([.allow, .default])
  )

  /// Refuses what the app asks for.
  public static let deny = AlertPolicy(
    name: "deny",
    intent: .refuse,
    rule: .roles([.deny, .cancel, .default])
  )

  /// Does as WebDriverAgent's "accept" does without a selector: the last button of an alert, the
  /// first of a sheet.
  public static let webDriverAgentAccept = AlertPolicy(
    name: "webdriveragent-accept",
    intent: .accept,
    rule: .lastOrFirst
  )

  /// Does as WebDriverAgent's "dismiss" does without a selector: the first button of an alert, the
  /// last of a sheet.
  public static let webDriverAgentDismiss = AlertPolicy(
    name: "webdriveragent-dismiss",
    intent: .refuse,
    rule: .firstOrLast
  )

  /// Does as KIF's `acknowledgeSystemAlert` does: the last button of an alert.
  public static let kif = AlertPolicy(name: "kif", intent: .accept, rule: .lastOfAlert)

  /// Does as XCUITest does when no interruption monitor answers: the button to cancel with, else the
  /// one that return would press.
  ///
  /// Its log shows it pressing "Allow" for notifications: "Don’t Allow" is no button to cancel with.
  /// Which button return would press where several allow is not known; "allow" is taken.
  public static let xcuitestDefault = AlertPolicy(
    name: "xcuitest-default",
    intent: .close,
    rule: .cancelOrDefault
  )

  /// All named policies, Einstein's first.
  public static let all = [
    einstein, deny, webDriverAgentAccept, webDriverAgentDismiss, kif, xcuitestDefault,
  ]

  /// Makes a policy that presses the first of some labels that an alert has, and nothing else.
  ///
  /// Labels are compared exactly, but for the kind of apostrophe and quotation mark, upper case and
  /// spaces.
  ///
  /// - Parameters:
  ///   - name: Its name in listings.
  ///   - labels: The labels, the most wanted first.
  /// - Returns: The policy.
  public static func labels(named name: String = "labels", _ labels: [String]) -> AlertPolicy {
    AlertPolicy(name: name, intent: .close, rule: .labels(labels))
  }

  /// Returns whether an effect is one that the policy is not meant to have.
  public func isWrong(_ effect: AlertEffect) -> Bool {
    switch intent {
    case .accept: [.denies, .limits, .destroys, .other].contains(effect)
    case .refuse: [.grants, .limits, .destroys, .other].contains(effect)
    case .close: [.denies, .destroys].contains(effect)
    }
  }
}
