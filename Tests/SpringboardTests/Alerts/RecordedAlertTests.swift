import Foundation
import Hierarchy
import Reporting
import Testing
import TestSupport

@testable import Springboard

/// What is told of alerts that somebody recorded.
@Suite struct RecordedAlertTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String?
    let labels: [String]
    let kind: SystemAlertKind?
    let roles: [AlertButtonRole]

    var testDescription: String { title ?? labels.joined(separator: ", ") }
  }

  static let cases: [Case] = [
    // Dumps of iOS 12 (crifan).
    Case(
      title: "允许“京东金融”在您并未使用该应用时访问您的位置吗？",
      labels: ["仅在使用应用期间", "始终允许"],
      kind: .location,
      roles: [.allow, .allow]
    ),
    Case(
      title: "“恒易贷”想访问您的通讯录",
      labels: ["不允许", "好"],
      kind: .contacts,
      roles: [.deny, .allow]
    ),
    Case(
      title: "“京东金融”想给您发送通知",
      labels: ["不允许", "允许"],
      kind: .notifications,
      roles: [.deny, .allow]
    ),
    Case(
      title: "允许“京东金融”在您使用该应用时访问您的位置吗？",
      labels: ["不允许", "允许"],
      kind: .location,
      roles: [.deny, .allow]
    ),
    Case(
      title: "允许“恒易贷”使用无线数据？",
      labels: ["无线局域网与蜂窝移动网络", "仅限无线局域网", "不允许"],
      kind: .wirelessData,
      roles: [.allow, .limited, .deny]
    ),
    // An app's own alert is none of the system's, whatever it says.
    Case(
      title: "\"贝德玛会员中心\" 需要获取你的地理位置",
      labels: ["不允许", "允许"],
      kind: nil,
      roles: [.deny, .allow]
    ),
    Case(title: "是否放弃注册？", labels: ["取消", "确定"], kind: nil, roles: [.cancel, .option]),
    // Straight quotation marks, other case, spaces, and a missing full stop.
    Case(
      title: "\"App\" would like to access the camera",
      labels: ["Don't Allow", "OK"],
      kind: .camera,
      roles: [.deny, .allow]
    ),
    Case(
      title: "« App » souhaite accéder à vos photos",
      labels: ["Refuser", "OK"],
      kind: .photos,
      roles: [.deny, .allow]
    ),
    // A title that is not known: the buttons tell.
    Case(
      title: "“App” is after your location",
      labels: ["Allow While Using App", "Don’t Allow"],
      kind: .location,
      roles: [.allow, .deny]
    ),
    Case(
      title: nil,
      labels: ["App-Tracking ablehnen", "Erlauben"],
      kind: .tracking,
      roles: [.deny, .allow]
    ),
    Case(
      title: nil,
      labels: ["Allow Paste", "Don’t Allow Paste"],
      kind: .paste,
      roles: [.allow, .deny]
    ),
    // A known title with none of its buttons is somebody else's.
    Case(title: "Delete “Photo”?", labels: ["Yes", "No"], kind: nil, roles: [.option, .option]),
    // The same title in French: the buttons tell.
    Case(
      title: "Supprimer « App » ?",
      labels: ["Annuler", "Supprimer"],
      kind: .deleteApplication,
      roles: [.cancel, .destructive]
    ),
    Case(
      title: "Supprimer « App » ?",
      labels: ["Supprimer l’app", "Supprimer de l’écran d’accueil", "Annuler"],
      kind: .removeApplication,
      roles: [.destructive, .option, .cancel]
    ),
    Case(title: "Oops", labels: ["OK"], kind: nil, roles: [.default]),
    Case(title: "", labels: [], kind: nil, roles: []),
  ]

  @Test(arguments: cases)
  func `an alert is told by its title and buttons`(sample: Case) throws {
    let tree = AlertSamples.recorded(title: sample.title, sample.labels)
    let alert = try #require(RecordedAlert(tree[0]))
    #expect(alert.kind == sample.kind)
    #expect(alert.buttons.map(\.role) == sample.roles)
  }

  @Test func `an element that is no alert and has none is none`() {
    let tree = ElementTree {
      ElementRecord(.application) { ElementRecord(.button, label: "Allow") }
    }
    #expect(RecordedAlert(tree[0]) == nil)
    #expect(SystemAlertKind.recognize(tree[0]) == nil)
  }

  @Test func `invisible and nameless buttons are left out`() throws {
    let tree = ElementTree {
      ElementRecord(.alert, label: "Oops") {
        ElementRecord(.button, label: "Hidden", isVisible: false)
        ElementRecord(.button)
        ElementRecord(.button, identifier: "named")
      }
    }
    #expect(try #require(RecordedAlert(tree[0])).buttons.map(\.label) == ["named"])
  }

  @Test(arguments: [UInt64](1...10))
  func `a random tree is read or not, and every press is one of its buttons`(seed: UInt64) {
    let tree = ElementTree.random(seed: seed, count: 40)
    for node in tree {
      let alert = RecordedAlert(node)
      let buttons = alert?.buttons ?? []
      for policy in AlertPolicy.all {
        guard let choice = alert.map(policy.choice(for:)) else { continue }
        if let position = choice.position {
          #expect(buttons.indices.contains(position) && buttons[position] == choice.button)
        } else {
          #expect(choice.button == nil)
        }
      }
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent, "needs the corpus of real dumps"),
    arguments: [
      ("crifan-alert-location.xml", SystemAlertKind.location),
      ("crifan-alert-wireless-data.xml", .wirelessData),
    ]
  )
  func `real alerts are recognised`(file: String, kind: SystemAlertKind) throws {
    let url = try #require(
      Corpus.files(of: "xcuitest-xml").first { $0.lastPathComponent == file }
    )
    let tree = try DumpReader().read(.file(url.path)).tree
    #expect(SystemAlertKind.recognize(tree[0]) == kind)
    #expect(AlertPolicy.einstein.choice(forAlert: tree[0]).effect == .grants)
  }
}
