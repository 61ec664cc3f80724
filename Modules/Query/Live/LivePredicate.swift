internal import Foundation
internal import Hierarchy
internal import Predicate

/// A predicate of Foundation's over the elements of a device's screens.
///
/// What it was compiled to for the last screen is kept.
final class LivePredicate: @unchecked Sendable {
  // Sendable is unchecked because failures name the queries that they are about, and errors must be
  // Sendable; the handles that use it stay with one thread.
  private let predicate: NSPredicate
  /// The predicate as a value; nil for a block, which can only be called.
  let format: FormatPredicate?
  /// The keys for which the device must be asked, and not only its tree.
  private let needsDevice: Bool
  private let flags: Set<BooleanAttribute>
  private var lastRun: PredicateRun?

  init(_ predicate: NSPredicate) {
    self.predicate = predicate
    format = predicate.formatPredicate
    let keys = format?.subjectKeys ?? []
    needsDevice = !keys.isDisjoint(with: LiveSubject.deviceKeys)
    flags = Set(keys.compactMap { LiveSubject.flags[$0] })
  }

  /// A predicate made ready for the elements of one screen.
  enum Test {
    /// The tree alone has the answers.
    case run(PredicateRun)
    /// The device, or a block, has to be asked about each element.
    case test((Int32) throws(PredicateEvaluationError) -> Bool)
  }

  /// Returns a test for the elements of a screen.
  ///
  /// - Throws: What is wrong with the predicate, such as a key that elements do not have.
  func test(in screen: LiveScreen) throws(PredicateEvaluationError) -> Test {
    guard let format else {
      return .test { [predicate] (index) throws(PredicateEvaluationError) in
        predicate.evaluate(with: DeviceElementSnapshot(screen.tree[Int(index)]))
      }
    }
    if needsDevice || flags.contains(where: { !screen.tree.isKnownEverywhere($0) }) {
      return .test { (index) throws(PredicateEvaluationError) in
        try format.evaluate(with: LiveSubject(screen: screen, index: Int(index)))
      }
    }
    if let lastRun, lastRun.tree.columnOwner === screen.tree.columnOwner { return .run(lastRun) }
    let run = try PredicateRun(TreePredicate(format, dialect: .xcuitest), in: screen.tree)
    lastRun = run
    return .run(run)
  }
}

extension LivePredicate: CustomStringConvertible {
  /// The predicate in the format language.
  var description: String { predicate.formatString }
}

extension ElementTree {
  /// Whether the dump says of every element whether an attribute is true.
  fileprivate func isKnownEverywhere(_ attribute: BooleanAttribute) -> Bool {
    attachment(KnownFlags.self) { KnownFlags(self) }.attributes.contains(attribute)
  }
}

/// Which yes-or-no attributes all elements of a tree have.
private final class KnownFlags: Sendable {
  let attributes: Set<BooleanAttribute>

  init(_ tree: ElementTree) {
    attributes = Set(
      BooleanAttribute.allCases.filter { attribute in
        tree.flags.allSatisfy { $0[attribute] != nil }
      }
    )
  }
}
