internal import Hierarchy
internal import Predicate
internal import Reporting

/// A hundred thousand labels, no two of them the same, and whether something is enabled.
struct PredicateSubjects: PredicateTable {
  /// One subject, as a program without a predicate language would have it.
  struct Subject {
    var label: String
    var isEnabled: Bool
  }

  static let count = 100_000

  let subjects: [Subject]
  private let labels: PredicateColumn
  private let enabled: PredicateColumn

  /// Takes the labels of a dump, and numbers them.
  init(_ path: String) throws {
    let tree = try DumpReader().read(.file(path)).tree
    let texts = tree.compactMap(\.label).filter { !$0.isEmpty }
    guard !texts.isEmpty else { throw BenchmarkError("'\(path)' has no labels") }
    subjects = (0..<Self.count).map { number in
      Subject(
        label: number % 50 == 0 ? "abc \(number)" : "\(texts[number % texts.count]) \(number)",
        isEnabled: number % 3 != 0
      )
    }
    labels = .strings(subjects.map(\.label))
    enabled = .booleans(subjects.map(\.isEnabled))
  }

  var rowCount: Int { subjects.count }

  func column(forKeyPath keys: [String]) -> PredicateColumn? {
    switch keys {
    case ["label"]: labels
    case ["enabled"]: enabled
    default: nil
    }
  }
}
