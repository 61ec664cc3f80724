internal import Foundation

/// A dictionary of any kind as a subject; only the values that are asked for are converted.
struct DictionarySubject: PredicateSubject, ReflectedTypeName, @unchecked Sendable {
  // Sendable is unchecked since it may be anything; see `PredicateValue`.
  private let storage: Storage

  private enum Storage {
    /// By far the most common kind, which needs no detour by way of a protocol.
    case strings([String: Any])
    case other(any KeyedValues)
  }

  init(_ entries: [String: Any]) { storage = .strings(entries) }

  init(_ entries: some KeyedValues) { storage = .other(entries) }

  var typeName: String {
    switch storage {
    case .strings(let entries): "\(type(of: entries))"
    case .other(let entries): "\(type(of: entries))"
    }
  }

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch storage {
    case .strings(let entries): PredicateValue(entries[key])
    case .other(let entries): PredicateValue(entries.value(forPredicateKey: key))
    }
  }

  /// The values, in the order of their keys.
  var predicateMembers: [PredicateValue]? { PredicateDictionary(entries).predicateMembers }

  /// All entries, converted.
  private var entries: [String: PredicateValue] {
    switch storage {
    case .strings(let entries): entries.mapValues { PredicateValue($0) }
    case .other(let entries): entries.keyedValues.mapValues { PredicateValue($0) }
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    let other: any PredicateSubject =
      (other as? DictionarySubject).map { PredicateDictionary($0.entries) } ?? other
    return PredicateDictionary(entries).isEqual(to: other)
  }
}

/// A collection of values with keys, some of which may be texts.
protocol KeyedValues {
  func value(forPredicateKey key: String) -> Any?

  /// All values; a key that is no text is described by one.
  var keyedValues: [String: Any] { get }
}

extension Dictionary: KeyedValues {
  func value(forPredicateKey key: String) -> Any? {
    guard let key = key as? Key else { return nil }
    return self[key]
  }

  var keyedValues: [String: Any] {
    [String: Any](map { ("\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension NSDictionary: KeyedValues {
  func value(forPredicateKey key: String) -> Any? { object(forKey: key) }

  var keyedValues: [String: Any] {
    [String: Any](map { ("\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
