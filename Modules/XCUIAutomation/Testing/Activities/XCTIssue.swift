internal import Foundation
public import XCTest

/// A failure of a test as a value, to be recorded.
public struct XCTIssue: Sendable {
  /// What kind of failure it is.
  public enum IssueType: Int, Sendable {
    /// An assertion does not hold.
    case assertionFailure = 0
    /// An error was thrown.
    case thrownError = 1
    /// Code that was not to be reached was.
    case uncaughtException = 2
    /// A measurement is worse than it was.
    case performanceRegression = 3
    /// Something around the test went wrong.
    case system = 4
    /// What was expected to fail did not.
    case unmatchedExpectedFailure = 5
  }

  /// What kind of failure it is.
  public var type: IssueType

  /// What is wrong, on one line.
  public var compactDescription: String

  /// What is wrong, in more words.
  public var detailedDescription: String?

  /// Where in the source it is.
  public var sourceCodeContext: XCTSourceCodeContext

  /// The error that it is about.
  public var associatedError: (any Error)?

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - type: What kind of failure it is.
  ///   - compactDescription: What is wrong, on one line.
  ///   - detailedDescription: What is wrong, in more words.
  ///   - sourceCodeContext: Where in the source it is.
  ///   - associatedError: The error that it is about.
  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
  }
}

extension XCTestCase {
  /// Fails the test for an issue, at the issue's place.
  ///
  /// - Parameter issue: The issue.
  public func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: [issue.compactDescription, issue.detailedDescription].compactMap { $0 }
        .joined(separator: "\n"),
      inFile: location?.filePath ?? "<unknown>",
      atLine: location?.lineNumber ?? 0,
      expected: issue.type != .thrownError
    )
  }
}
