public import Foundation
public import Hierarchy
internal import Identifier

/// A question for elements of an app on a device, as `XCUIElementQuery`, asked anew at each use.
///
/// `count` and the lists never wait and do not fail when nothing matches.
open class DeviceElementQuery: NSObject, ElementTypeQueryProvider {
  /// The session that it was made for; nil for whichever is current when it is used.
  let ownSession: DeviceSession?
  let path: ElementPath
  let site: SourceSite?

  init(session: DeviceSession?, path: ElementPath, site: SourceSite?) {
    ownSession = session
    self.path = path
    self.site = site
  }

  /// The session that it belongs to.
  final var session: DeviceSession { ownSession ?? .current }

  /// The only match; to use it fails when there are several.
  public var element: DeviceElement { element(.single, nil) }

  /// The first match; whether there are more does not matter.
  public var firstMatch: DeviceElement { element(.first, nil) }

  /// How many elements match now.
  public var count: Int { matches.count }

  /// The elements that match now, each as the one at its index; they are looked for anew when used.
  public var allElementsBoundByIndex: [DeviceElement] {
    matches.indices.map { element(.at($0), nil) }
  }

  /// The elements that match now, each as itself, also after the screen has changed.
  ///
  /// A dump does not tell elements apart that have the same type, identifier and label. As long as
  /// there are as many of those, the one in the same place among them is meant; otherwise the only one
  /// with the same value, and if there is none, the element is gone.
  public var allElementsBoundByAccessibilityElement: [DeviceElement] {
    ElementIdentity.identities(of: matches).map { element(.identity($0), nil) }
  }

  /// The steps of the query, as `XCUIElementQuery` prints them.
  open override var debugDescription: String { ElementDebugDescription.queryChain(of: path) }

  /// The steps of the query.
  open override var description: String { "<DeviceElementQuery: \(path.chain)>" }
}

// MARK: - Making others

extension DeviceElementQuery {
  func element(_ binding: QueryStep, _ site: SourceSite?) -> DeviceElement {
    session.note(site)
    return DeviceElement(
      session: ownSession,
      path: path.appending(binding),
      site: SourceSite.current ?? site ?? self.site
    )
  }

  func query(_ step: QueryStep, _ site: SourceSite?) -> DeviceElementQuery {
    session.note(site)
    return DeviceElementQuery(
      session: ownSession,
      path: path.appending(step),
      site: SourceSite.current ?? site ?? self.site
    )
  }

  /// What matches now; nothing where the app shows nothing, which is a failure.
  var matches: [ElementNode] {
    guard !session.isInert else { return [] }
    let problem: ResolutionFailure.Problem
    do throws(DeviceError) {
      let tree = try session.device.tree(of: path.application)
      let screen = LiveScreen(tree: tree, application: path.application, device: session.device)
      do throws(ElementResolution.Failure) {
        return try ElementResolution(screen: screen).elements(path.steps).map { tree[Int($0)] }
      } catch {
        // Nothing where a step before found nothing.
        if case .noMatches = error { return [] }
        problem = ElementProblem(error, path: path, screen: screen).problem
      }
    } catch {
      problem = .device(error)
    }
    let failure = ResolutionFailure(path: path, action: .attribute, problem: problem)
    session.fail("\(failure)", at: SourceSite.current ?? session.lastSite ?? site)
    return []
  }
}

// MARK: - Elements

extension DeviceElementQuery {
  /// The only match of which the identifier, label, title, value or placeholder is a text.
  ///
  /// The texts have no order of precedence: two elements that match by different ones are several
  /// matches.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public subscript(
    key: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    let site = SourceSite(file: file, line: line)
    return query(.matching(.identified(.any, key)), site).element(.single, site)
  }

  /// The only match of which an identifying text is that of an enum case.
  ///
  /// - Parameters:
  ///   - identifier: The case; of a `PrettyRawRepresentable` its pretty value counts.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public subscript(
    identifier: some RawRepresentable<String>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    self[ElementIdentifier(identifier).rawValue, file, line]
  }

  /// Returns the match at an index, from 0, whatever that is when it is used; a negative index is that
  /// of no element.
  public func element(
    boundBy index: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    element(.at(index), SourceSite(file: file, line: line))
  }

  /// Returns the match at an index, from 0, whatever that is when it is used.
  @available(*, deprecated, renamed: "element(boundBy:)")
  public func element(
    at index: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    element(boundBy: index, file: file, line: line)
  }

  /// Returns the only match for which a predicate is true.
  ///
  /// - Parameters:
  ///   - predicate: A predicate with the keys of XCUITest's elements.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func element(
    matching predicate: NSPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    matching(predicate, file: file, line: line)
      .element(.single, SourceSite(file: file, line: line))
  }

  /// Returns the only match of a kind, of which a text is an identifying one.
  ///
  /// - Parameters:
  ///   - elementType: The kind.
  ///   - identifier: The text, as in a subscript; nil for any.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func element(
    matching elementType: ElementType,
    identifier: String?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    matching(elementType, identifier: identifier, file: file, line: line)
      .element(.single, SourceSite(file: file, line: line))
  }
}

// MARK: - Queries

extension DeviceElementQuery {
  /// Returns a query for all elements inside the matches, of a kind.
  public func descendants(matching type: ElementType) -> DeviceElementQuery {
    query(.descendants(type), nil)
  }

  /// Returns a query for the elements directly inside the matches, of a kind.
  public func children(matching type: ElementType) -> DeviceElementQuery {
    query(.children(type), nil)
  }

  /// Returns a query for those matches for which a predicate is true.
  ///
  /// - Parameters:
  ///   - predicate: A predicate with the keys of XCUITest's elements.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func matching(
    _ predicate: NSPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElementQuery {
    let condition = QueryCondition.predicate(LivePredicate(predicate))
    return query(.matching(condition), SourceSite(file: file, line: line))
  }

  /// Returns a query for those matches that are of a kind, and of which a text is an identifying
  /// one.
  ///
  /// - Parameters:
  ///   - elementType: The kind.
  ///   - identifier: The text, as in a subscript; nil for any.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func matching(
    _ elementType: ElementType,
    identifier: String?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElementQuery {
    let step = QueryStep.matching(.identified(elementType, identifier))
    return query(step, SourceSite(file: file, line: line))
  }

  /// Returns a query for those matches of which a text is an identifying one.
  ///
  /// - Parameters:
  ///   - identifier: The text, as in a subscript.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func matching(
    identifier: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElementQuery {
    matching(.any, identifier: identifier, file: file, line: line)
  }

  /// Returns a query for those matches with something inside for which a predicate is true.
  ///
  /// - Parameters:
  ///   - predicate: A predicate with the keys of XCUITest's elements.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func containing(
    _ predicate: NSPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElementQuery {
    let condition = QueryCondition.predicate(LivePredicate(predicate))
    return query(.containing(condition), SourceSite(file: file, line: line))
  }

  /// Returns a query for those matches with something inside that is of a kind, and of which a text
  /// is an identifying one.
  ///
  /// - Parameters:
  ///   - elementType: The kind.
  ///   - identifier: The text, as in a subscript; nil for any.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func containing(
    _ elementType: ElementType,
    identifier: String?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElementQuery {
    let step = QueryStep.containing(.identified(elementType, identifier))
    return query(step, SourceSite(file: file, line: line))
  }
}

// MARK: - Without a place

// The same functions as XCUITest declares them, for references to functions and for protocols that
// both kinds of queries conform to. They report failures for `SourceSite.current`.
extension DeviceElementQuery {
  /// Returns the match at an index, from 0.
  @_disfavoredOverload
  public func element(boundBy index: Int) -> DeviceElement { element(.at(index), nil) }

  /// Returns the only match for which a predicate is true.
  @_disfavoredOverload
  public func element(matching predicate: NSPredicate) -> DeviceElement {
    query(.matching(.predicate(LivePredicate(predicate))), nil).element(.single, nil)
  }

  /// Returns the only match of a kind, of which a text is an identifying one.
  @_disfavoredOverload
  public func element(matching elementType: ElementType, identifier: String?) -> DeviceElement {
    query(.matching(.identified(elementType, identifier)), nil).element(.single, nil)
  }

  /// Returns a query for those matches for which a predicate is true.
  @_disfavoredOverload
  public func matching(_ predicate: NSPredicate) -> DeviceElementQuery {
    query(.matching(.predicate(LivePredicate(predicate))), nil)
  }

  /// Returns a query for those matches that are of a kind and have an identifying text.
  @_disfavoredOverload
  public func matching(_ elementType: ElementType, identifier: String?) -> DeviceElementQuery {
    query(.matching(.identified(elementType, identifier)), nil)
  }

  /// Returns a query for those matches of which a text is an identifying one.
  @_disfavoredOverload
  public func matching(identifier: String) -> DeviceElementQuery {
    query(.matching(.identified(.any, identifier)), nil)
  }

  /// Returns a query for those matches with something inside for which a predicate is true.
  @_disfavoredOverload
  public func containing(_ predicate: NSPredicate) -> DeviceElementQuery {
    query(.containing(.predicate(LivePredicate(predicate))), nil)
  }

  /// Returns a query for those matches with something inside of a kind and with an identifying text.
  @_disfavoredOverload
  public func containing(_ elementType: ElementType, identifier: String?) -> DeviceElementQuery {
    query(.containing(.identified(elementType, identifier)), nil)
  }
}
