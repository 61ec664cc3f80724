public import Foundation

/// Where in the source something is.
public struct XCTSourceCodeContext: Hashable, Sendable {
  /// The line; nil if it is not known.
  public var location: XCTSourceCodeLocation?

  /// Creates a context; without a line nothing is known.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A line of a source file.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  /// The file.
  public var fileURL: URL

  /// The line, from 1.
  public var lineNumber: Int

  /// The path of the file.
  public var filePath: String { fileURL.path }

  /// Creates a place by the path of the file.
  ///
  /// - Parameters:
  ///   - filePath: The path.
  ///   - lineNumber: The line, from 1.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates a place by the address of the file.
  ///
  /// - Parameters:
  ///   - fileURL: The address.
  ///   - lineNumber: The line, from 1.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }
}
