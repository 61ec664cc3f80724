internal import Diagnostics

/// Why a dump could not be read or written: what is wrong, and where.
public struct DumpError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem

  /// Where in the text; nil when the problem has no place.
  public var position: DumpPosition?

  /// Creates an error from what is wrong and where.
  public init(_ problem: Problem, at position: DumpPosition? = nil) {
    self.problem = problem
    self.position = position
  }
}

extension DumpError {
  /// What can be wrong with a dump.
  public enum Problem: Hashable, Sendable {
    /// The system does not let the bytes be read; the payload is its reason.
    case unreadable(String)
    /// There are no bytes.
    case empty
    /// The bytes are in no format that Einstein reads; they begin in some way, and may hold a dump
    /// further on.
    case unrecognized(beginning: String, holdsDump: Bool)
    /// The bytes are in a format that Einstein knows of but does not read.
    case foreign(String)
    /// The bytes break a rule of XML; the payload is the parser's sentence.
    case malformed(String)
    /// The bytes end before the XML does; the payload is the parser's sentence.
    case truncated(String)
    /// The bytes are wrong as Einstein's JSON; the payload says how.
    case wrongJSON(String)
    /// The XML has a document type declaration.
    case documentType
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The dump is longer than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The dump has more of something than a tree can hold.
    case capacity(String)
    /// A coordinate or size is no finite number.
    case notANumber(attribute: String, value: String)
    /// A width or height is below zero.
    case negativeSize(attribute: String, value: String)
    /// There is text between the tags, which no dump has.
    case text(String)
    /// Nothing in the text looks like a dump, even when read leniently.
    case noDump
    /// There are so many dumps where one was asked for.
    case several(Int)
    /// There is no dump of a number, counted from 1, among so many.
    case noSuchDump(number: Int, count: Int)
    /// A name cannot be written in the format asked for.
    case unwritableName(String)
  }

  /// Whether reading leniently is likely to help.
  public var isRepairable: Bool {
    switch problem {
    case .malformed, .truncated, .documentType, .notANumber, .negativeSize, .text: true
    case .unrecognized(_, let holdsDump): holdsDump
    default: false
    }
  }
}

extension DumpError: CustomStringConvertible {
  /// One sentence without a full stop: what is wrong, and what to do about it.
  public var description: String {
    switch problem {
    case .unreadable(let reason):
      "it cannot be read: \(reason)"
    case .empty:
      "it is empty; record the dump again"
    case .unrecognized(let beginning, _):
      "it is no dump that Einstein reads, beginning with '\(beginning)'; formats read are "
        + DumpFormat.all.filter(\.isReadable).map(\.id).joined(separator: ", ")
    case .foreign(let kind):
      "it looks like \(kind), which Einstein does not read"
    case .malformed(let sentence):
      sentence
    case .truncated(let sentence):
      "it is cut off: \(sentence); record the dump again"
    case .wrongJSON(let sentence):
      sentence
    case .documentType:
      "a document type declaration (DOCTYPE) is not accepted, since entities could be hostile; "
        + "remove it"
    case .tooDeep(let limit):
      "elements are nested deeper than \(limit) levels, which no screen is"
    case .tooLarge(let limit):
      "it is larger than \(limit) bytes"
    case .capacity(let excess):
      "it has \(excess), and a tree cannot hold that"
    case .notANumber(let attribute, let value):
      "\(attribute)=\"\(VisibleText.excerpt(value))\" is not a finite number of points"
    case .negativeSize(let attribute, let value):
      "\(attribute)=\"\(VisibleText.excerpt(value))\" is negative, and a size cannot be"
    case .text(let text):
      "there is text between the tags, which a dump does not have: '\(text)'"
    case .noDump:
      "nothing in it looks like a dump: there is no <AppiumAUT> or <XCUIElementType…> tag"
    case .several(let count):
      "it holds \(count) dumps, and one was asked for"
    case .noSuchDump(let number, let count):
      "there is no dump number \(number); it holds \(count)"
    case .unwritableName(let name):
      "'\(VisibleText.excerpt(name))' cannot be the name of an XML element or attribute"
    }
  }
}
