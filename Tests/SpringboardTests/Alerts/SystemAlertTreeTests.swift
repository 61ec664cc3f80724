import Hierarchy
import Query
import Reporting
import Testing

@testable import Springboard

/// Alerts as elements: they can be looked at, tapped, exported, and recognised again.
@Suite struct SystemAlertTreeTests {
  private static let phone = Size(width: 390, height: 844)

  @Test func `the structure is that of recorded alerts`() throws {
    let alert = try #require(
      SystemAlert(.camera, for: "Demo", usageDescription: "To see.", in: .init(17, 6))
    )
    let tree = alert.tree(on: Self.phone)
    #expect(tree.first?.attribute("bundleId") == "com.apple.springboard")
    let element = try #require(tree.first { $0.type == .alert })
    #expect(element.label == alert.title)
    let texts = element.descendants.filter { $0.type == .staticText }.map(\.label)
    #expect(texts == [alert.title, "To see."])
    let buttons = element.descendants.filter { $0.type == .button }
    #expect(buttons.map(\.label) == ["Don’t Allow", "Allow"])
    for button in buttons { #expect(button.ancestors.contains { $0.type == .scrollView }) }
    // 270 points wide, two buttons side by side: as in dumps of iOS 12 and 13.
    #expect(element.frame?.width == 270)
    #expect(buttons.map { $0.frame?.width } == [135, 135])
    #expect(buttons[0].frame?.y == buttons[1].frame?.y)
  }

  @Test func `three buttons stand one above the other`() throws {
    let alert = try #require(SystemAlert(.location, for: "Demo", in: .init(17)))
    let frames = alert.tree(on: Self.phone).filter { $0.type == .button }.compactMap(\.frame)
    #expect(frames.map(\.width) == [270, 270, 270])
    #expect(frames[0].maxY == frames[1].y && frames[1].maxY == frames[2].y)
  }

  @Test func `an alert of the app is a sheet in the app's tree`() throws {
    let alert = try #require(SystemAlert(.savePassword, for: "Demo", in: .init(18)))
    let tree = alert.tree(on: Self.phone)
    #expect(tree.first?.label == "Demo")
    #expect(tree.contains { $0.type == .sheet })
    #expect(!tree.contains { $0.type == .alert })
  }

  @Test func `every button of every alert can be tapped`() {
    for alert in AlertSamples.all { expectTappable(alert, on: Self.phone) }
  }

  @Test(arguments: [
    Size(width: 320, height: 480), Size(width: 844, height: 390), Size(width: 1024, height: 1366),
    Size(width: 60, height: 50),
  ])
  func `buttons can be tapped on any screen, however much the app says`(screen: Size) {
    let long = String(repeating: "Reasons of this app, at length. ", count: 80)
    for kind in SystemAlertKind.allCases {
      for language in ["en", "de", "ja"] {
        for usage in [nil, long] {
          let alert = SystemAlert(
            kind,
            for: "Demo",
            usageDescription: usage,
            in: .init(26),
            language: language
          )
          if let alert { expectTappable(alert, on: screen) }
        }
      }
    }
  }

  private func expectTappable(_ alert: SystemAlert, on screen: Size) {
    let tree = alert.tree(on: screen)
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    let buttons = tree.filter { $0.type == .button }
    let missed = buttons.filter { button in
      guard let center = button.frame?.center else { return true }
      return tree.hitTest(at: center)?.receiver != button
    }
    #expect(missed.isEmpty, "\(alert.testName) on \(screen)")
    let outside = tree.filter { node in
      guard let frame = node.frame else { return true }
      let slack = 1e-6
      return frame.x < -slack || frame.y < -slack || frame.maxX > whole.maxX + slack
        || frame.maxY > whole.maxY + slack
    }
    #expect(outside.isEmpty, "\(alert.testName) on \(screen)")
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: -5, height: .nan),
    Size(width: .infinity, height: 844), Size(width: 1e300, height: 1),
  ])
  func `a screen that is none gives a tree all the same`(screen: Size) {
    for alert in AlertSamples.all.prefix(300) {
      let tree = alert.tree(on: screen)
      #expect(tree.filter { $0.type == .button }.count == alert.buttons.count)
    }
  }

  @Test func `every alert is the same after export and import`() throws {
    for alert in AlertSamples.all where alert.version >= .init(18) {
      let tree = alert.tree(on: Self.phone)
      for format in DumpFormat.all where format.isReadable {
        let again = try DumpReader().read(DumpSource(format.text(of: tree))).tree
        #expect(again == tree, "\(alert.testName) as \(format.id)")
        #expect(SystemAlertKind.recognize(again[0]) == alert.kind, "\(alert.testName)")
      }
    }
  }

  @Test func `every alert is recognised with its language and the meaning of its buttons`() throws {
    for alert in AlertSamples.all {
      let recorded = try #require(RecordedAlert(alert.tree(on: Self.phone)[0]))
      #expect(recorded.kind == alert.kind, "\(alert.testName)")
      #expect(recorded.language == alert.language, "\(alert.testName)")
      #expect(recorded.buttons.map(\.role) == alert.buttons.map(\.role), "\(alert.testName)")
      #expect(recorded.buttonElements.map(\.label) == alert.buttons.map(\.label))
    }
  }
}
