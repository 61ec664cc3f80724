// Public, or subclasses in other modules would not know that descriptions are overridden.
public import Foundation
public import Hierarchy

/// An element of an app on a device, as `XCUIElement`: a way to find it, looked for at each use.
///
/// It finds whatever matches at that moment, and stays usable when the screen changes. What asks for the
/// element fails if there is none, or if several match; see `DeviceSession` for what a failure does.
///
/// Actions and other functions note the place that they are called from, so that a failure is reported
/// there. A property cannot; what fails in one is reported for the function before it.
open class DeviceElement: TouchTarget, ElementTypeQueryProvider {
  let path: ElementPath

  init(session: DeviceSession?, path: ElementPath, site: SourceSite?) {
    self.path = path
    super.init(session: session, site: site)
  }

  /// The element's own query bound to its first match: `app.buttons["x"].firstMatch` is the first
  /// button called x, whether or not there are others.
  public var firstMatch: DeviceElement {
    DeviceElement(session: ownSession, path: path.firstMatch, site: site)
  }

  /// The frame on the screen, in points; empty at the origin where none is known.
  public var frame: CGRect { attribute(.zero) { $0.cgFrame } }

  /// The element's short form in messages, such as `"login" Button`.
  open override var description: String { "\(path)" }

  /// The element's attributes, what is inside it, and how it was found, in the form that XCUITest
  /// prints.
  open override var debugDescription: String { ElementDebugDescription(self).text }

  /// Where a finger touches the element, which is scrolled onto the screen where that can be done.
  override func touch(for action: ElementAction, at site: SourceSite?) -> Touch? {
    hittableTouch(for: action, at: site)
  }

  /// The middle of the element: a drag may end where no finger could have begun.
  override func dragEnd(at site: SourceSite?) -> Point? {
    guard let (_, node) = found(for: .drag, at: site) else { return nil }
    if let frame = node.frame?.known { return frame.center }
    fail(.notHittable(node, .noFrame), .drag, at: site)
    return nil
  }
}

// MARK: - Queries

extension DeviceElement {
  /// Returns a query for all elements inside, of a kind; the element itself is not among them.
  public func descendants(matching type: ElementType) -> DeviceElementQuery {
    query(.descendants(type))
  }

  /// Returns a query for the elements directly inside, of a kind.
  public func children(matching type: ElementType) -> DeviceElementQuery {
    query(.children(type))
  }

  /// Returns a query for what a locator finds, as Appium does from an element or from the session.
  ///
  /// From the app all of the screen is looked at. From another element it is that element and what is
  /// inside, as far as the locator's language includes the element itself.
  public func elements(locatedBy locator: Locator) -> DeviceElementQuery {
    query(.located(locator))
  }

  private func query(_ step: QueryStep) -> DeviceElementQuery {
    DeviceElementQuery(
      session: ownSession,
      path: path.appending(step),
      site: place(nil)
    )
  }
}

// MARK: - Finding it

extension DeviceElement {
  /// What the app shows now.
  ///
  /// - Throws: Why it shows nothing.
  func screen() throws(DeviceError) -> LiveScreen {
    let application = path.application
    let tree = try session.device.tree(of: application)
    return LiveScreen(tree: tree, application: application, device: session.device)
  }

  /// The element as it is now, with the screen that it is on; nil if there is none, or no screen.
  ///
  /// Of several matches it is the first. What has nothing to do with the element being there is a
  /// failure all the same: a predicate without an answer, and several matches on the way to it.
  func present() -> (screen: LiveScreen, node: ElementNode)? {
    guard !session.isInert else { return nil }
    let screen: LiveScreen
    do throws(DeviceError) {
      screen = try self.screen()
    } catch {
      switch error {
      case .applicationNotRunning, .applicationNotInstalled: break
      default:
        let failure = ResolutionFailure(path: path, action: .attribute, problem: .device(error))
        session.fail("\(failure)", at: place(nil))
      }
      return nil
    }
    do throws(ElementResolution.Failure) {
      let found = try ElementResolution(screen: screen).elements(path.firstMatch.steps)
      return found.first.map { (screen, screen.tree[Int($0)]) }
    } catch {
      if case .noMatches = error { return nil }
      let problem = ElementProblem(error, path: path, screen: screen).problem
      let failure = ResolutionFailure(path: path, action: .attribute, problem: problem)
      session.fail("\(failure)", at: place(nil))
      return nil
    }
  }

  /// The element as it is now, looked for some times, or else a failure.
  ///
  /// - Parameters:
  ///   - action: What it is needed for.
  ///   - site: Where the test asks for it.
  /// - Returns: The element; nil after a failure and in a session that is inert.
  func found(
    for action: ElementAction,
    at site: SourceSite?
  ) -> (screen: LiveScreen, node: ElementNode)? {
    guard !session.isInert else { return nil }
    var retries = session.retryCount
    while true {
      do throws(ResolutionFailure) {
        return try resolve(for: action)
      } catch {
        guard case .noMatches = error.problem, retries > 0 else {
          session.fail("\(error)", at: place(site))
          return nil
        }
        retries -= 1
        session.pass(session.retryInterval)
      }
    }
  }

  /// Reports that the element cannot be used.
  func fail(_ problem: ResolutionFailure.Problem, _ action: ElementAction, at site: SourceSite?) {
    let failure = ResolutionFailure(path: path, action: action, problem: problem)
    session.fail("\(failure)", at: place(site))
  }

  /// The element as it is now.
  func resolve(
    for action: ElementAction
  ) throws(ResolutionFailure) -> (screen: LiveScreen, node: ElementNode) {
    let problem: ResolutionFailure.Problem
    do throws(DeviceError) {
      let screen = try screen()
      do throws(ElementResolution.Failure) {
        let elements = try ElementResolution(screen: screen).elements(path.steps)
        if let index = elements.first { return (screen, screen.tree[Int(index)]) }
        problem = .device(.failed("the dump has no elements"))
      } catch {
        problem = ElementProblem(error, path: path, screen: screen).problem
      }
    } catch {
      problem = .device(error)
    }
    throw ResolutionFailure(path: path, action: action, problem: problem)
  }
}
