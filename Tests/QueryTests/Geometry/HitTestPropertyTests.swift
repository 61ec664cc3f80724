import Hierarchy
import Query
import Testing
import TestSupport

/// What holds for all screens.
@Suite struct HitTestPropertyTests {
  /// A screen of random elements on a coarse grid, so that many overlap and share edges.
  static func screen(seed: UInt64) throws -> ElementTree {
    var generator = SeededGenerator(seed: seed)
    let types: [ElementType] = [
      .other, .other, .other, .button, .cell, .staticText, .image, .table, .scrollView,
      .navigationBar, .keyboard, .window, .alert, .textField,
    ]
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator) * 50)
    }
    var builder = ElementTreeBuilder()
    for index in 0..<60 {
      if index > 1 {
        for _ in 0..<Int.random(in: 0...2, using: &generator) where builder.depth > 1 {
          builder.end()
        }
      }
      // Alerts are rare on screens, and cover much.
      var type = types.randomElement(using: &generator) ?? .other
      if type == .alert, Int.random(in: 0..<8, using: &generator) > 0 { type = .other }
      var entry = ElementRecordEntry(index == 0 ? .application : index == 1 ? .window : type)
      entry.frame = PartialRect(
        index < 2
          ? SampleScreen.bounds
          : Rect(x: length(-1...7), y: length(-1...15), width: length(0...6), height: length(0...6))
      )
      if Int.random(in: 0..<10, using: &generator) == 0 { entry.flags[.visible] = false }
      if Int.random(in: 0..<10, using: &generator) == 0 { entry.flags[.accessible] = true }
      try builder.begin(entry)
    }
    return builder.finish()
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `hit points are where they should be`(seed: UInt64) throws {
    let tree = try Self.screen(seed: seed)
    let clipping: [ElementType] = [.table, .scrollView, .window]
    for node in tree {
      let hitPoint = node.hitPoint
      if case .hittable(let point) = node.hittability { #expect(point == hitPoint) }
      guard let hitPoint else { continue }
      #expect(try #require(node.frame).contains(hitPoint))
      for ancestor in node.ancestors where clipping.contains(ancestor.type) {
        let frame = try #require(ancestor.frame)
        #expect(frame.isEmpty || frame.contains(hitPoint))
      }
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a hit test at the hit point of a control meets it`(seed: UInt64) throws {
    let tree = try Self.screen(seed: seed)
    func isRelated(_ first: ElementNode, _ second: ElementNode) -> Bool {
      first.subtreeRange.contains(second.index) || second.subtreeRange.contains(first.index)
    }
    for node in tree where [.button, .cell, .textField].contains(node.type) {
      switch node.hittability {
      case .hittable(let point):
        let hitTest = try #require(tree.hitTest(at: point))
        #expect(hitTest.nodes.contains(node))
        switch hitTest.outcome {
        case .received(let receiver): #expect(isRelated(receiver, node))
        // A modal inside the control blocks what is beside it.
        case .blocked(_, let cover): #expect(isRelated(cover, node))
        case .ignored: Issue.record("nothing receives a tap at a hittable control")
        }
      case .notHittable(.covered(let cover)):
        #expect(!isRelated(cover, node))
        let point = try #require(node.hitPoint)
        let receiver = try #require(tree.hitTest(at: point)).receiver
        #expect(receiver != node)
      case .notHittable: continue
      }
    }
  }

  /// The order of elements under a point, told in the plainest way: nearest common ancestor, then
  /// what lies in front of its siblings, then the later one.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `elements come front to back`(seed: UInt64) throws {
    let tree = try Self.screen(seed: seed)
    var generator = SeededGenerator(seed: seed)
    func path(_ node: ElementNode) -> [ElementNode] {
      [node] + Array(node.ancestors)
    }
    func level(_ type: ElementType) -> Int {
      [.alert, .keyboard].contains(type) ? 2 : type == .navigationBar ? 1 : 0
    }
    for _ in 0..<20 {
      let point = Point(
        x: Double(Int.random(in: 0..<400, using: &generator)),
        y: Double(Int.random(in: 0..<800, using: &generator))
      )
      let nodes = tree.nodes(at: point)
      for (front, back) in zip(nodes, nodes.dropFirst()) {
        let paths = (Array(path(front).reversed()), Array(path(back).reversed()))
        let shared = zip(paths.0, paths.1).prefix { $0 == $1 }.count
        if shared == paths.1.count { continue }
        #expect(shared < paths.0.count, "a parent lies in front of its child")
        let branches = (paths.0[shared], paths.1[shared])
        let levels = (level(branches.0.type), level(branches.1.type))
        #expect(
          levels.0 == levels.1 ? branches.0.index > branches.1.index : levels.0 > levels.1
        )
      }
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `awkward trees are answered`(seed: UInt64) {
    let tree = ElementTree.random(seed: seed, count: 80)
    for node in tree {
      let hittability = node.hittability
      if hittability.isHittable { #expect(node.hitPoint != nil) }
      if let frame = node.frame { _ = tree.hitTest(at: frame.center) }
    }
  }
}
