import Foundation
import Hierarchy
import Testing
import TestSupport

@testable import Springboard

/// What policies press (seed-features S5.2, user-needs §2.4 and §4).
@Suite struct AlertPolicyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let policy: AlertPolicy
    let kind: SystemAlertKind
    var version = SystemAlert.Version(17, 6)
    let pressed: String?
    let isWrong: Bool

    var testDescription: String { "\(policy.name): \(kind)" }
  }

  static let cases: [Case] = [
    // The last button denies here; pressing by position is what goes wrong elsewhere.
    Case(policy: .einstein, kind: .location, pressed: "Allow While Using App", isWrong: false),
    Case(policy: .webDriverAgentAccept, kind: .location, pressed: "Don’t Allow", isWrong: true),
    Case(policy: .kif, kind: .location, pressed: "Don’t Allow", isWrong: true),
    Case(policy: .webDriverAgentDismiss, kind: .location, pressed: "Allow Once", isWrong: true),
    Case(policy: .deny, kind: .location, pressed: "Don’t Allow", isWrong: false),
    Case(policy: .einstein, kind: .photos, pressed: "Allow Full Access", isWrong: false),
    Case(policy: .webDriverAgentDismiss, kind: .photos, pressed: "Limit Access…", isWrong: true),
    Case(policy: .einstein, kind: .tracking, pressed: "Allow", isWrong: false),
    Case(
      policy: .webDriverAgentDismiss,
      kind: .tracking,
      pressed: "Ask App Not to Track",
      isWrong: false
    ),
    Case(policy: .einstein, kind: .camera, version: .init(16), pressed: "OK", isWrong: false),
    Case(
      policy: .einstein,
      kind: .locationAlways,
      pressed: "Change to Always Allow",
      isWrong: false
    ),
    // A sheet: WebDriverAgent takes the first button, KIF knows alerts only.
    Case(
      policy: .webDriverAgentAccept,
      kind: .savePassword,
      pressed: "Save Password",
      isWrong: false
    ),
    Case(policy: .webDriverAgentDismiss, kind: .savePassword, pressed: "Not Now", isWrong: false),
    Case(policy: .kif, kind: .savePassword, pressed: nil, isWrong: false),
    // Nobody's interruption: the test that deletes has to answer.
    Case(policy: .einstein, kind: .deleteApplication, pressed: nil, isWrong: false),
    Case(policy: .einstein, kind: .removeApplication, pressed: nil, isWrong: false),
    Case(policy: .webDriverAgentAccept, kind: .deleteApplication, pressed: "Delete", isWrong: true),
    Case(policy: .kif, kind: .deleteApplication, pressed: "Delete", isWrong: true),
    // xcuitest-behaviours §10: "Allow" in the log of the default handler; a cancel button comes first.
    Case(policy: .xcuitestDefault, kind: .notifications, pressed: "Allow", isWrong: false),
    Case(policy: .xcuitestDefault, kind: .openInApplication, pressed: "Cancel", isWrong: true),
  ]

  @Test(arguments: cases)
  func `a policy presses what it says`(sample: Case) throws {
    let alert = try #require(SystemAlert(sample.kind, for: "Demo", in: sample.version))
    let choice = sample.policy.choice(for: alert)
    #expect(choice.button?.label == sample.pressed)
    #expect(sample.policy.isWrong(choice.effect) == sample.isWrong)
    #expect((choice.effect == .stays) == (sample.pressed == nil))
  }

  /// S5.2: "never presses a denying or option button by position".
  @Test func `Einstein's policy grants or leaves the alert alone`() {
    for alert in AlertSamples.all {
      let choice = AlertPolicy.einstein.choice(for: alert)
      #expect(choice.effect == .grants || choice.effect == .stays, "\(alert.testName)")
      #expect(choice.button?.role.isDenying != true, "\(alert.testName)")
      let isDeletion = [.removeApplication, .deleteApplication].contains(alert.kind)
      #expect((choice.effect == .stays) == isDeletion, "\(alert.testName)")
    }
  }

  @Test func `the policy that denies never grants`() {
    for alert in AlertSamples.all {
      let effect = AlertPolicy.deny.choice(for: alert).effect
      // Choosing some contacts, or all: there is no button that denies.
      let expected: AlertEffect = alert.kind == .contactsSharing ? .stays : .denies
      #expect(effect == expected, "\(alert.testName)")
    }
  }

  @Test func `a policy does the same with an alert and with its recording`() throws {
    for alert in AlertSamples.all where alert.language == .english || alert.version > .init(18) {
      let tree = alert.tree(on: Size(width: 390, height: 844))
      let recorded = try #require(RecordedAlert(tree[0]))
      for policy in AlertPolicy.all {
        let choice = policy.choice(for: alert)
        #expect(policy.choice(for: recorded) == choice, "\(policy.name), \(alert.testName)")
      }
      #expect(AlertPolicy.kif.choice(forAlert: tree[0]) == AlertPolicy.kif.choice(for: alert))
    }
  }

  @Test func `of an unknown alert only what says so is pressed`() {
    func choice(_ labels: [String], _ type: ElementType = .alert) -> AlertChoice {
      AlertPolicy.einstein.choice(
        forAlert: AlertSamples.recorded(type, title: "Something", labels)[0]
      )
    }
    #expect(choice(["Nope", "Allow"]).position == 1)
    #expect(choice(["Erlauben", "Nicht erlauben"]).position == 0)
    #expect(choice(["OK"]).position == 0)
    #expect(choice(["Got it"]).reason == .only)
    #expect(choice(["Yes", "No"]).reason == .nothingFits)
    #expect(choice(["Delete"]).reason == .nothingFits)
    #expect(choice(["Don’t Allow"]).reason == .nothingFits)
    #expect(choice([]).reason == .noButtons)
    let noAlert = ElementTree { ElementRecord(.button, label: "Allow") }
    #expect(AlertPolicy.einstein.choice(forAlert: noAlert[0]).reason == .noAlert)
  }

  @Test func `a list of labels presses the first label that is there`() throws {
    let alert = try #require(SystemAlert(.location, for: "Demo", in: .init(17)))
    let policy = AlertPolicy.labels(["OK", "don't allow", "Allow Once"])
    #expect(policy.choice(for: alert).button?.label == "Don’t Allow")
    #expect(policy.isWrong(policy.choice(for: alert).effect))
    let none = AlertPolicy.labels(["Allow"]).choice(for: alert)
    #expect(none.button == nil && none.reason == .noSuchLabel)
  }

  @Test func `a listing has a row for each alert and policy`() {
    let listing = AlertListing()
    #expect(listing.rows.count == AlertSamples.all.count * AlertPolicy.all.count)
    #expect(AlertPolicy.einstein.listing().rows.count == AlertSamples.all.count)
    #expect(AlertPolicy.einstein.listing().rows.allSatisfy { !$0.isWrong })
    #expect(listing.rows.contains { $0.policy == "kif" && $0.isWrong && $0.effect == .denies })
    #expect(AlertListing(policies: []).text.isEmpty)
    #expect(AlertListing(kinds: [.paste], versions: [.init(13)]).rows.isEmpty)
  }

  @Test func `the document has the listing for English`() throws {
    let text = AlertListing(languages: [.english]).text
    let file = PackageFiles.root.appending(path: "Documentation/SystemAlerts.md")
    let document = try String(contentsOf: file, encoding: .utf8)
    #expect(document.contains("```text\n\(text)```\n"), "The listing is now:\n\(text)")
  }

  @Test func `the document has the buttons of every language`() throws {
    let text = WordingTable.text
    let file = PackageFiles.root.appending(path: "Documentation/SystemAlerts.md")
    let document = try String(contentsOf: file, encoding: .utf8)
    #expect(document.contains(text), "The tables are now:\n\(text)")
  }
}
