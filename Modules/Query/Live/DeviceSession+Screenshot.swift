internal import Hierarchy

extension DeviceSession {
  /// Returns what is on the screen now: what the app under test shows, or the app in front of it, and the
  /// system's alert in front of both.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The screen; an empty one after a failure.
  public func screenshot(file: StaticString = #filePath, line: UInt = #line) -> DeviceScreenshot {
    screenshot(at: SourceSite(file: file, line: line))
  }

  /// Returns what is on the screen now.
  ///
  /// - Parameter site: Where the test asks for it; nil for the last place that is known.
  /// - Returns: The screen; an empty one after a failure.
  package func screenshot(at site: SourceSite?) -> DeviceScreenshot {
    note(site)
    let site = SourceSite.current ?? site ?? lastSite
    guard !isInert else { return DeviceScreenshot([], frame: nil, site: site) }
    let application = device.targetApplication
    var elements: [ElementNode] = []
    var failure: DeviceError?
    do throws(DeviceError) {
      let tree = try device.tree(of: application)
      if device.state(of: application) == .runningForeground {
        elements = tree.first.map { [$0] } ?? []
      }
    } catch {
      failure = error
    }
    let screen = elements.first?.screen
    let middle = screen?.center ?? Point(x: 1, y: 1)
    if let front = device.obstruction(of: application, at: middle)?.element {
      if front.isOfType(.application) { elements = [] }
      elements.append(front)
    }
    if elements.isEmpty, let failure {
      fail("Failed to take a screenshot: \(failure)", at: site)
    }
    let frame = screen ?? elements.lazy.compactMap { $0.screen }.first
    return DeviceScreenshot(elements, frame: frame, site: site)
  }
}

extension DeviceElement {
  /// Returns what the element is now, with all that is inside.
  ///
  /// - Parameter site: Where the test asks for it; nil for the last place that is known.
  /// - Returns: The element; an empty screenshot after a failure.
  package func deviceScreenshot(at site: SourceSite?) -> DeviceScreenshot {
    session.note(site)
    let site = place(site)
    let node = found(for: .screenshot, at: site)?.node
    return DeviceScreenshot(node.map { [$0] } ?? [], frame: node?.frame?.known, site: site)
  }
}
