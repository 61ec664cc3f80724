import Foundation
import Hierarchy
import Query
import Springboard
import Testing

/// The home screen: `xcuitest-behaviours.md`, section 11, and S5.1 of Einstein's features.
@Suite struct HomeScreenTests {
  private static func names(_ count: Int) -> [String] { (1...count).map { "App\($0)" } }

  private static func indicator(_ sample: HomeSample) -> String? {
    sample.springboard.pageIndicators.firstMatch.value as? String
  }

  @Test(
    "Icons fill pages of 24, and all of them are in the tree",
    arguments: [(1, 1), (24, 1), (25, 2), (48, 2), (60, 3)]
  )
  func pages(count: Int, pageCount: Int) throws {
    let sample = HomeSample(Self.names(count))
    // Settings is in the dock.
    #expect(sample.springboard.icons.count == count + 1)
    #expect(Self.indicator(sample) == "page 1 of \(pageCount)")
    let hittable = sample.springboard.icons.allElementsBoundByIndex.filter(\.isHittable)
    #expect(hittable.count == min(count, 24) + 1)
    let frames = try sample.device.tree(of: "com.apple.springboard")
      .nodes(ofType: .icon).compactMap(\.frame)
    for (number, frame) in frames.enumerated() {
      for other in frames[..<number] { #expect(!frame.intersects(other)) }
    }
    #expect(sample.messages == [])
  }

  @Test("11: swiping goes through the pages, and home returns to the first")
  func swiping() throws {
    let sample = HomeSample(Self.names(60))
    let springboard = sample.springboard
    let last = springboard.icons["App60"]
    #expect(last.exists)
    #expect(!last.isHittable)
    for page in 2...3 {
      springboard.swipeLeft()
      #expect(Self.indicator(sample) == "page \(page) of 3")
    }
    #expect(last.isHittable)
    #expect(springboard.icons["Settings"].isHittable)
    springboard.swipeRight()
    #expect(Self.indicator(sample) == "page 2 of 3")
    try sample.pressHome()
    #expect(Self.indicator(sample) == "page 1 of 3")
    springboard.swipeRight()
    #expect(Self.indicator(sample) == "page 1 of 3")
    springboard.pageIndicators.firstMatch.coordinate(
      withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)
    ).tap()
    #expect(Self.indicator(sample) == "page 2 of 3")
    #expect(sample.messages == [])
  }

  @Test("Tapping an icon of another page turns to it first, and the page stays for later")
  func scrollingToVisible() throws {
    let sample = HomeSample(Self.names(60))
    sample.springboard.icons["App30"].tap()
    #expect(sample.application("org.app30").state == .runningForeground)
    try sample.pressHome()
    #expect(Self.indicator(sample) == "page 2 of 3")
    try sample.pressHome()
    #expect(Self.indicator(sample) == "page 1 of 3")
    #expect(sample.messages == [])
  }

  @Test("Deleting the only app of a page takes the page away")
  func shrinking() throws {
    let sample = HomeSample(Self.names(25))
    sample.springboard.swipeLeft()
    try sample.device.delete("org.app25")
    #expect(Self.indicator(sample) == "page 1 of 1")
  }

  @Test("Of two apps with one name, the icon that is tapped counts")
  func equalNames() throws {
    var twin = HomeSample.model("Shop")
    twin.bundleIdentifier = "org.twin"
    let sample = HomeSample(["Shop"])
    sample.device.install(twin)
    sample.springboard.icons.matching(identifier: "Shop").element(boundBy: 1).tap()
    #expect(sample.application("org.twin").state == .runningForeground)
    #expect(sample.app.state == .notRunning)
    #expect(sample.messages == [])
  }

  @Test("11: App Library is the page after the last; its field finds apps by their names")
  func library() throws {
    let sample = HomeSample(["Shop", "Notes", "Workshop"])
    let springboard = sample.springboard
    let field = springboard.searchFields["dewey-search-field"]
    #expect(!field.exists)
    springboard.swipeLeft()
    #expect(field.exists)
    #expect(springboard.searchFields["App Library"].exists)
    #expect(!springboard.pageIndicators.firstMatch.exists)
    field.tap()
    #expect(springboard.keyboards.count == 1)
    #expect(
      springboard.tables.icons.allElementsBoundByIndex.map(\.label)
        == ["Notes", "Settings", "Shop", "Workshop"]
    )
    field.typeText("sho")
    #expect(field.value as? String == "sho")
    #expect(springboard.tables.icons.allElementsBoundByIndex.map(\.label) == ["Shop", "Workshop"])
    field.typeText("p")
    #expect(field.value as? String == "shop")
    field.typeText("\u{8}\u{8}\u{8}\u{8}not")
    #expect(springboard.tables.icons.allElementsBoundByIndex.map(\.label) == ["Notes"])
    springboard.tables.icons["Notes"].tap()
    #expect(sample.application("org.notes").state == .runningForeground)
    try sample.pressHome()
    #expect(field.value as? String == "App Library")
    #expect(sample.messages == [])
  }

  @Test("11: a missing icon is found in App Library, whose menu deletes the app")
  func deletingFromLibrary() throws {
    let sample = HomeSample()
    let springboard = sample.springboard
    springboard.swipeLeft()
    springboard.searchFields["App Library"].tap()
    springboard.searchFields["App Library"].typeText("Shop")
    springboard.tables.icons["Shop"].press(forDuration: 1)
    springboard.buttons["Delete App"].tap()
    springboard.alerts.buttons["Delete"].tap()
    #expect(sample.app.state == .unknown)
    #expect(springboard.tables.icons.count == 0)
    springboard.buttons["Cancel"].tap()
    #expect(springboard.otherElements["dewey-pod-view"].icons.count == 2)
    springboard.swipeRight()
    #expect(springboard.icons["Notes"].isHittable)
    #expect(sample.messages == [])
  }

  @Test("Before iOS 14 there is no App Library")
  func noLibrary() throws {
    let sample = HomeSample(system: AppSystem(version: "13.4"))
    for _ in 0..<3 { sample.springboard.swipeLeft() }
    #expect(!sample.springboard.searchFields.firstMatch.exists)
    #expect(Self.indicator(sample) == "page 1 of 1")
  }

  @Test("Typing on the home screen needs App Library's field")
  func typing() throws {
    let sample = HomeSample()
    #expect(throws: DeviceError.noKeyboardFocus) { try sample.device.perform(.typeText("a")) }
    sample.springboard.typeText("a")
    #expect(sample.messages.count == 1)
  }

  @Test("The status bar is SpringBoard's, and its clock is the device's", arguments: ["US", "DE"])
  func statusBar(region: String) throws {
    let sample = HomeSample(system: AppSystem(region: region))
    let bar = sample.springboard.statusBars.firstMatch
    let times = region == "US" ? ["9:41 AM", "9:42 AM", "12:41 PM"] : ["09:41", "09:42", "12:41"]
    #expect(bar.staticTexts[times[0]].exists)
    sample.app.launch()
    sample.session.pass(60)
    #expect(bar.staticTexts[times[1]].exists)
    sample.session.pass(3 * 3_600 - 60)
    #expect(bar.staticTexts[times[2]].exists)
    #expect(bar.otherElements["100% battery power"].exists)
    #expect(bar.otherElements["Cellular"].exists)
    #expect(sample.app.statusBars.count == 0)
    #expect(sample.messages == [])
  }

  @Test("The tree is the same value as long as nothing changes")
  func sameTree() throws {
    let sample = HomeSample()
    let first = try sample.device.tree(of: "com.apple.springboard")
    #expect(try sample.device.tree(of: "com.apple.springboard").columnOwner === first.columnOwner)
    sample.session.pass(60)
    #expect(try sample.device.tree(of: "com.apple.springboard") != first)
  }

  @Test(
    "Screens of any size have a home screen",
    arguments: [(1, 1), (0.5, 3_000), (1_366, 1_024)]
  )
  func sizes(width: Double, height: Double) throws {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let tree = ElementTree { ElementRecord(.application, label: "Odd", frame: frame) }
    let device = SimulatedDevice([AppModel(screen: tree, named: "odd")])
    let session = DeviceSession(device, failureSink: FailureList())
    let springboard = DeviceApplication(bundleIdentifier: "com.apple.springboard", session: session)
    springboard.icons["Odd"].press(forDuration: 1)
    #expect(springboard.buttons["Remove App"].exists)
    springboard.swipeLeft()
    device.lock()
    #expect(!springboard.icons.firstMatch.exists)
  }
}
