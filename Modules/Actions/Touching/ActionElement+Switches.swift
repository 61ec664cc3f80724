public import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

extension ActionElement {
  /// Turns a switch on or off, unless it is already, and makes sure that it is then.
  ///
  /// The element is a switch or has exactly one inside. SwiftUI's toggles are a switch as wide as the row
  /// around the real one; the inner one is touched.
  ///
  /// - Parameters:
  ///   - on: Whether it should be on.
  ///   - timeout: How long to wait for it, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func setSwitch(
    on: Bool,
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      guard !isInert else { return self }
      _ = wait(timeout: timeout) { satisfies(.isReady) }
      guard isOne(or: "is no switch to turn \(on ? "on" : "off")", after: timeout, at: site)
      else { return self }
      let switches = innermostSwitches
      switch switches.count {
      case 1: switches[0].turn(on: on, at: site)
      case 0 where type.isSwitch: turn(on: on, at: site)
      case 0: fail("\(self) is no switch, and there is none inside\n\(finding)", at: site)
      default:
        let list = switches.map { "  \($0.line)" }
        fail(
          "\(switches.count) switches are inside \(self); name one of them\n"
            + list.joined(separator: "\n"),
          at: site
        )
      }
      return self
    }
  }

  /// The switches inside that have no others inside.
  private var innermostSwitches: [Query.Element] {
    let kinds = ElementType.switches.map(\.rawValue)
    guard let isSwitch = try? EasyPredicate.type(in: kinds).formatPredicate.nsPredicate else {
      return []
    }
    let all = inside(.any, where: isSwitch).elements
    return all.count == 1
      ? all : all.filter { $0.inside(.any, where: isSwitch).count == 0 }
  }

  /// Turns the switch that the element is itself.
  fileprivate func turn(on: Bool, at site: SourceSite) {
    guard let isOn = state else {
      fail("\(self) is neither on nor off\n\(finding)", at: site)
      return
    }
    guard isOn != on else { return }
    guard isEnabled else {
      fail("\(self) cannot be turned \(on ? "on" : "off"): it is disabled\n\(finding)", at: site)
      return
    }
    tap()
    guard !isInert else { return }
    // Its screen may be gone, because of what the switch does.
    guard !wait(timeout: 2, until: { !exists || state == on }), !isInert else { return }
    fail("\(self) is still \(on ? "off" : "on") after a tap\n\(finding)", at: site)
  }

  /// Whether the switch is on; nil where its value says neither.
  private var state: Bool? {
    switch value {
    case let text as String: ["1": true, "0": false][text]
    case let flag as Bool: flag
    case let number as NSNumber: number.boolValue
    default: nil
    }
  }
}

extension ElementType {
  fileprivate static let switches: [ElementType] = [.switch, .toggle, .checkBox]

  fileprivate var isSwitch: Bool { Self.switches.contains(self) }
}
