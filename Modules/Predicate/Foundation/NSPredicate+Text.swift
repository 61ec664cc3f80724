#if !canImport(ObjectiveC)
public import Foundation

extension NSPredicate {
  /// The predicate in the format language: what is `predicateFormat` on Apple's platforms.
  ///
  /// Foundation for Linux has a property of that name too, but knows nothing of compound predicates
  /// there. A block is `BLOCKPREDICATE`; an argument that the language cannot spell is a variable.
  public var formatString: String { text.string }

  /// The predicate as a value; nil if the format language cannot spell it.
  ///
  /// It cannot spell blocks, subclasses that are not Foundation's, and objects as arguments.
  public var formatPredicate: FormatPredicate? {
    switch self {
    case let predicate as ParsedNSPredicate:
      let (predicate, rest) = predicate.content.written
      return rest.isEmpty ? predicate : nil
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.compactMap(\.formatPredicate)
      guard parts.count == compound.subpredicates.count else { return nil }
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not: return parts.first.map { .not($0) }
      }
    default: return constant.map { .constant($0) }
    }
  }

  /// What a predicate that is always true or always false is.
  ///
  /// Foundation tells that apart from a block without calling it only when it compares.
  private var constant: Bool? {
    guard type(of: self) == NSPredicate.self else { return nil }
    return [true, false].first { isEqual(NSPredicate(value: $0)) }
  }

  /// The text, and whether it needs parentheses inside another.
  fileprivate var text: (string: String, isCompound: Bool) {
    switch self {
    case let predicate as ParsedNSPredicate:
      let predicate = predicate.content.written.predicate
      return (predicate.description, predicate.isCompound)
    case let compound as NSCompoundPredicate: return compound.compoundText
    default:
      return (constant.map { FormatPredicate.constant($0).description } ?? "BLOCKPREDICATE", false)
    }
  }
}

extension NSCompoundPredicate {
  fileprivate var compoundText: (string: String, isCompound: Bool) {
    let parts = subpredicates.map(\.text)
    let nested = parts.map { $0.isCompound ? "(\($0.string))" : $0.string }
    switch (compoundPredicateType, parts.count) {
    case (.not, _): return ("NOT \(nested.first ?? "")", true)
    case (.and, 0): return ("TRUEPREDICATE", false)
    case (.or, 0): return ("FALSEPREDICATE", false)
    case (_, 1): return parts[0]
    case (.and, _): return (nested.joined(separator: " AND "), true)
    case (.or, _): return (nested.joined(separator: " OR "), true)
    }
  }
}

extension FormatPredicate {
  /// Whether the predicate needs parentheses inside another.
  fileprivate var isCompound: Bool {
    switch self {
    case .constant, .comparison: false
    case .not: true
    case .and(let parts), .or(let parts):
      parts.count == 1 ? parts[0].isCompound : parts.count > 1
    }
  }
}
#endif
