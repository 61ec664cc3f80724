internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query
internal import Reporting

/// A question to many subjects, or the reading of one, timed in a process of its own.
enum PredicateWorkload: String, CaseIterable {
  /// Einstein's compiled predicate, compilation included.
  case prefix = "predicate-prefix"
  /// The same over the columns of a tree, whose equal labels are kept once.
  case treePrefix = "tree-prefix"
  /// A loop over UTF-8 written for the question.
  case loopPrefix = "loop-prefix"
  /// Foundation's own predicates.
  case foundationPrefix = "foundation-prefix"
  /// Einstein's predicates evaluated one by one, without columns.
  case interpretedPrefix = "interpreted-prefix"

  /// Einstein's search without regard to case and accents.
  case folded = "predicate-folded"
  /// The same over the columns of a tree.
  case treeFolded = "tree-folded"
  /// Foundation's search without regard to case and accents.
  case foundationFolded = "foundation-folded"

  /// Einstein's reading of a predicate of 60 characters, one for each subject.
  case parse = "predicate-parse"

  static let prefixFormat = "label BEGINSWITH 'abc' AND enabled == 1"
  static let foldedFormat = "label CONTAINS[cd] 'é'"
  static let parsedFormat = "type == 'XCUIElementTypeButton' AND label CONTAINS[c] 'sign'"

  /// What is asked, and of what.
  var title: String {
    switch self {
    case .prefix: "\(Self.prefixFormat), columns of distinct texts"
    case .treePrefix: "\(Self.prefixFormat), tree"
    case .loopPrefix: "\(Self.prefixFormat), loop over UTF-8"
    case .foundationPrefix: "\(Self.prefixFormat), #Predicate"
    case .interpretedPrefix: "\(Self.prefixFormat), dictionaries one by one"
    case .folded: "\(Self.foldedFormat), columns of distinct texts"
    case .treeFolded: "\(Self.foldedFormat), tree"
    case .foundationFolded: "\(Self.foldedFormat), String.range(of:options:)"
    case .parse: "reading \(Self.parsedFormat)"
    }
  }

  /// What it is compared with.
  var reference: PredicateWorkload {
    switch self {
    case .prefix, .treePrefix, .loopPrefix, .foundationPrefix, .interpretedPrefix: .prefix
    case .folded, .treeFolded, .foundationFolded: .folded
    case .parse: .parse
    }
  }

  /// Gets ready for a file, and returns what does the work once and says how long it took.
  func prepare(_ path: String) throws -> () throws -> Duration {
    switch self {
    case .prefix: try compiled(Self.prefixFormat, path)
    case .folded: try compiled(Self.foldedFormat, path)
    case .treePrefix: try overTree(Self.prefixFormat, path)
    case .treeFolded: try overTree(Self.foldedFormat, path)
    case .interpretedPrefix: try interpreted(Self.prefixFormat, path)
    case .loopPrefix:
      try counted(path) { subjects in
        let prefix = Array("abc".utf8)
        var count = 0
        for subject in subjects where subject.isEnabled {
          if subject.label.utf8.starts(with: prefix) { count += 1 }
        }
        return count
      }
    case .foundationPrefix:
      try counted(path) { subjects in
        let predicate = #Predicate<PredicateSubjects.Subject> {
          $0.label.starts(with: "abc") && $0.isEnabled
        }
        return try subjects.filter(predicate).count
      }
    case .foundationFolded:
      try counted(path) { subjects in
        var count = 0
        for subject in subjects {
          let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
          if subject.label.range(of: "é", options: options) != nil { count += 1 }
        }
        return count
      }
    case .parse:
      {
        let clock = ContinuousClock()
        return try clock.measure {
          for _ in 0..<PredicateSubjects.count {
            let predicate = try FormatPredicate(format: Self.parsedFormat)
            guard case .and = predicate else { throw BenchmarkError("read something else") }
          }
        }
      }
    }
  }

  /// How many rows match; a peer that finds another number does other work.
  private func compiled(_ format: String, _ path: String) throws -> () throws -> Duration {
    let table = try PredicateSubjects(path)
    let predicate = try FormatPredicate(format: format)
    let clock = ContinuousClock()
    return {
      var count = 0
      let duration = try clock.measure {
        count = try predicate.compile(for: table).matchingRows().count
      }
      try Self.check(count)
      return duration
    }
  }

  private func interpreted(_ format: String, _ path: String) throws -> () throws -> Duration {
    let subjects = try PredicateSubjects(path).subjects.map { subject in
      PredicateValue.dictionary([
        "label": .string(subject.label), "enabled": .bool(subject.isEnabled),
      ])
    }
    let predicate = try FormatPredicate(format: format)
    let clock = ContinuousClock()
    return {
      var count = 0
      let duration = try clock.measure {
        count = try subjects.count { try predicate.evaluate(with: $0) }
      }
      try Self.check(count)
      return duration
    }
  }

  private func overTree(_ format: String, _ path: String) throws -> () throws -> Duration {
    let tree = try DumpReader().read(.file(path)).tree
    let predicate = TreePredicate(try FormatPredicate(format: format))
    let clock = ContinuousClock()
    return {
      var count = 0
      let duration = try clock.measure { count = try predicate.nodes(in: tree).count }
      return withExtendedLifetime(count) { duration }
    }
  }

  private func counted(
    _ path: String,
    _ work: @escaping ([PredicateSubjects.Subject]) throws -> Int
  ) throws -> () throws -> Duration {
    let subjects = try PredicateSubjects(path).subjects
    let clock = ContinuousClock()
    return {
      var count = 0
      let duration = try clock.measure { count = try work(subjects) }
      try Self.check(count)
      return duration
    }
  }

  private static func check(_ count: Int) throws {
    guard count > 0 else { throw BenchmarkError("nothing matches") }
  }

  /// Does the work as often as each line on standard input says, and answers with the seconds.
  func serve(_ path: String) throws {
    try Workload.serve(try prepare(path))
  }
}
