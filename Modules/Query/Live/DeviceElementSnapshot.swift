public import Foundation
public import Hierarchy
public import Predicate

/// What an element was at one moment, as `XCUIElementSnapshot`: it does not change with the screen.
public final class DeviceElementSnapshot {
  /// The element of the tree that the app had.
  public let node: ElementNode

  init(_ node: ElementNode) { self.node = node }

  /// The accessibility identifier; empty if there is none.
  public var identifier: String { node.identifier ?? "" }

  /// The text that VoiceOver reads; empty if there is none.
  public var label: String { node.label ?? "" }

  /// The title; empty if there is none.
  public var title: String { node.attribute("title") ?? "" }

  /// The content or state, as a `String`.
  public var value: Any? { node.value }

  /// What a text field shows while it is empty.
  public var placeholderValue: String? { node.placeholderValue }

  /// The kind.
  public var elementType: ElementType { node.type }

  /// The frame on the screen, in points.
  public var frame: CGRect { node.cgFrame }

  /// Whether the element reacts to the user.
  public var isEnabled: Bool { node.isEnabled ?? true }

  /// Whether the element is selected.
  public var isSelected: Bool { node.isSelectedOnDevice }

  /// Whether the element has the focus of the tvOS focus engine.
  public var hasFocus: Bool { node.isFocused ?? false }

  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass { node.horizontalSizeClass }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass { node.verticalSizeClass }

  /// The elements directly inside.
  public var children: [DeviceElementSnapshot] { snapshotsInside }

  /// The elements directly inside, by a name that nobody else has.
  package var snapshotsInside: [DeviceElementSnapshot] {
    (Array(node.children) + node.furtherRoots).map { DeviceElementSnapshot($0) }
  }

  /// How many levels a dictionary has at most.
  private static let levelLimit = 1_000

  /// All of it as a dictionary; what is inside is a list of dictionaries.
  ///
  /// As on Apple's platforms the frame is a dictionary of `X`, `Y`, `Width` and `Height`, and what is
  /// nil is left out. Dictionaries inside each other cannot be let go of from any depth: what is 1,000
  /// levels or more further inside is left out. Apple's own snapshots end at about 60.
  ///
  /// - Complexity: O(n) in elements inside.
  public var dictionaryRepresentation: [AttributeName: Any] {
    // From the last element to the first, so that what is inside is there before it is needed.
    var made: [Int: [[AttributeName: Any]]] = [:]
    var own: [AttributeName: Any] = [:]
    let elements = node.wholeSubtree
    for (element, depth) in zip(elements, elements.depths).reversed() where depth < Self.levelLimit
    {
      own = DeviceElementSnapshot(element).ownAttributes
      if let children = made.removeValue(forKey: element.index) {
        own[.children] = Array(children.reversed())
      }
      if element != node {
        made[(element.parent ?? node).index, default: []].append(own)
      }
    }
    return own
  }

  private var ownAttributes: [AttributeName: Any] {
    let frame = frame
    var attributes: [AttributeName: Any] = [
      .identifier: identifier, .label: label, .title: title,
      .elementType: Int(elementType.rawValue),
      .frame: [
        "X": Double(frame.origin.x), "Y": Double(frame.origin.y),
        "Width": Double(frame.size.width), "Height": Double(frame.size.height),
      ],
      .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
    ]
    if let value { attributes[.value] = value }
    if let placeholderValue { attributes[.placeholderValue] = placeholderValue }
    return attributes
  }
}

extension DeviceElementSnapshot: PredicateSubject {
  /// Returns the value of the element for a key of XCUITest.
  public func predicateValue(forKey key: String) -> PredicateValue? {
    if let flag = LiveSubject.flags[key] { return .bool(node.flags[flag] ?? (flag == .enabled)) }
    return ElementSubject(node: node, dialect: .xcuitest).predicateValue(forKey: key)
  }

  /// Returns whether another subject is a snapshot of the same element of the same tree.
  public func isEqual(to other: any PredicateSubject) -> Bool {
    (other as? DeviceElementSnapshot)?.node == node
  }
}

extension ElementNode {
  /// The roots after the first, if this is that one: an app is all the roots of its dump.
  var furtherRoots: [ElementNode] { index == 0 ? tree.roots.dropFirst().map { $0 } : [] }

  /// The element and all that is inside; of the first root, all of the tree.
  var wholeSubtree: Slice<ElementTree> { index == 0 ? tree[0..<tree.count] : subtree }
}

extension Slice<ElementTree> {
  /// How far inside the first element each one is; further roots are directly inside.
  var depths: [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(count)
    var ends: [Int] = []
    for element in self {
      while let end = ends.last, end <= element.index { ends.removeLast() }
      depths.append(ends.count)
      // The first is around all others, whatever the tree says.
      ends.append(ends.isEmpty ? endIndex : element.subtreeRange.upperBound)
    }
    return depths
  }
}
