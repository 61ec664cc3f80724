public import Foundation
public import Query
public import XCTest

// XCTest's own initialisers have parameters with default values that these do without, or take any
// object: that makes the compiler choose these.
extension XCTNSPredicateExpectation {
  /// Creates an expectation about an element, which waiting lets the device's time pass for.
  ///
  /// - Parameters:
  ///   - predicate: What is to become true.
  ///   - object: The element.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public convenience init(
    predicate: NSPredicate,
    object: DeviceElement,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let poll = PredicatePoll(predicate, object, at: SourceSite(file: file, line: line))
    self.init(poll, object)
  }

  /// Creates an expectation about anything, which waiting lets the device's time pass for if it
  /// depends on the device.
  ///
  /// - Parameters:
  ///   - predicate: What is to become true.
  ///   - object: What it is asked of.
  public convenience init(predicate: NSPredicate, object: Any?) {
    self.init(PredicatePoll(predicate, object, at: nil), object)
  }

  private convenience init(_ poll: PredicatePoll, _ object: Any?) {
    let file = poll.site?.file ?? #filePath
    let line = Int(poll.site?.line ?? #line)
    self.init(predicate: poll.predicateForXCTest, object: object, file: file, line: line)
    poll.belong(to: self)
  }
}
