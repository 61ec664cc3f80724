import Hierarchy
import Query
import Springboard
import TestSupport
import Testing

/// What holds on the system's own screens whatever is done to them.
@Suite struct HomePropertyTests {
  private static let system = "com.apple.springboard"

  private static func randomEvent(
    _ random: inout SeededGenerator,
    _ tree: ElementTree
  ) -> DeviceEvent {
    func point() -> Point {
      // Mostly something that is there.
      if Int.random(in: 0..<4, using: &random) > 0, let node = tree.randomElement(using: &random),
        let frame = node.frame
      {
        return frame.center
      }
      return Point(
        x: .random(in: -10..<400, using: &random),
        y: .random(in: -10..<850, using: &random)
      )
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: return .tap(at: point(), count: .random(in: 1...2, using: &random), touches: 1)
    case 5..<8: return .press(at: point(), duration: .random(in: 0..<2, using: &random))
    case 8: return .swipe(from: point(), to: point(), velocity: .default)
    case 9:
      return .drag(
        from: Point(x: .random(in: 200..<390, using: &random), y: 10),
        to: point(),
        pressDuration: 0.1,
        velocity: .default,
        holdDuration: 0
      )
    case 10: return .typeText(["s", "\u{8}", "\n", "Shop"].randomElement(using: &random) ?? "")
    default: return .pressButton(.home)
    }
  }

  @Test("Each app has one icon on the pages or none, and nothing breaks", arguments: 0..<4)
  func randomEvents(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (1...30).map { "App\($0)" } + ["Shop"]
    let version = seed == 3 ? "13.5" : "18.0"
    let sample = HomeSample(names, system: AppSystem(version: version))
    var deleted: Set<String> = []
    var seen = 0
    for _ in 0..<200 {
      let tree = try sample.device.tree(of: Self.system)
      let event = Self.randomEvent(&random, tree)
      do throws(DeviceError) {
        try sample.device.perform(event)
      } catch {
        #expect(error == .noKeyboardFocus)
      }
      switch Int.random(in: 0..<60, using: &random) {
      case 0: sample.device.lock()
      case 1: sample.device.unlock()
      case 2: sample.session.pass(40)
      case 3: sample.device.isAirplaneModeOn.toggle()
      default: break
      }
      for entry in sample.device.log[seen...] {
        if case .deleted(let bundle) = entry.happening { deleted.insert(bundle) }
      }
      seen = sample.device.log.count
      try check(sample, deleted)
    }
  }

  private func check(_ sample: HomeSample, _ deleted: Set<String>) throws {
    let tree = try sample.device.tree(of: Self.system)
    let pages = tree.first { $0.identifier == "Home screen icons" }
    let names = pages?.descendants.filter { $0.type == .icon }.map { $0.label ?? "" } ?? []
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !deleted.contains("org.\($0.lowercased())") })
    #expect((pages == nil) == sample.device.isLocked)
    for bundle in deleted { #expect(sample.device.state(of: bundle) == .unknown) }
    // One value as long as nothing happens.
    #expect(try sample.device.tree(of: Self.system).columnOwner === tree.columnOwner)
  }
}
