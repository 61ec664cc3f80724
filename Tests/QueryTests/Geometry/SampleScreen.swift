import Hierarchy

/// Small screens for tests of geometry; all but windows in them go by identifier.
enum SampleScreen {
  static let bounds = Rect(x: 0, y: 0, width: 400, height: 800)

  /// One window of an application that fills a screen of 400 × 800 points.
  static func tree(
    @ElementRecordsBuilder _ content: () -> [ElementRecord]
  ) -> ElementTree {
    ElementTree {
      ElementRecord(.application, identifier: "app", frame: bounds) {
        ElementRecord(.window, identifier: "window", frame: bounds) { content() }
      }
    }
  }

  static func element(
    _ type: ElementType,
    _ identifier: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    isEnabled: Bool? = nil,
    isVisible: Bool? = nil,
    isAccessible: Bool? = nil,
    @ElementRecordsBuilder children: () -> [ElementRecord] = { [] }
  ) -> ElementRecord {
    ElementRecord(
      type,
      identifier: identifier,
      frame: Rect(x: x, y: y, width: width, height: height),
      isEnabled: isEnabled,
      isVisible: isVisible,
      isAccessible: isAccessible,
      children: children
    )
  }
}

extension ElementTree {
  /// The one element with an identifier.
  func only(_ identifier: String) throws -> ElementNode {
    let nodes = nodes(named: identifier)
    guard nodes.count == 1, let node = nodes.first else {
      throw NotOne(identifier: identifier, count: nodes.count)
    }
    return node
  }

  struct NotOne: Error {
    var identifier: String
    var count: Int
  }
}
