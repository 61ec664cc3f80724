import Foundation
import Predicate
import TestSupport
import Testing

/// A public case of what a predicate format means.
struct PredicateVector: Sendable, CustomTestStringConvertible {
  let id: String
  let format: String
  let arguments: [FormatExpression]
  let parses: Bool
  let expectedFormat: String?
  /// nil where the source does not say.
  let outcome: Outcome?
  let confidence: String
  private let source: JSONText
  private let variableSource: JSONText

  enum Outcome: Equatable, Sendable {
    case value(Bool)
    case failure
  }

  var object: PredicateValue { source.value }

  /// The object and the variables as Foundation reads them.
  var foundationObject: Any { source.json }

  var foundationVariables: [String: Any] { variableSource.json as? [String: Any] ?? [:] }

  var variables: [String: PredicateValue] {
    guard case .object(let object) = variableSource.value,
      let dictionary = object as? PredicateDictionary
    else { return [:] }
    return dictionary.entries
  }

  var testDescription: String { "\(id): \(format)" }

  static func all() throws -> [PredicateVector] {
    let data = Data(try PackageFiles.fixture("predicate/vectors.json"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let vectors = try #require(file["vectors"] as? [[String: Any]])
    return try vectors.map { try PredicateVector($0) }
  }

  private init(_ entry: [String: Any]) throws {
    id = try #require(entry["id"] as? String)
    format = try #require(entry["format"] as? String)
    parses = entry["expect_parse"] as? String == "ok"
    expectedFormat = entry["expect_format"] as? String
    confidence = try #require(entry["confidence"] as? String)
    outcome =
      switch entry["expect_eval"] {
      case let text as String where text == "error": .failure
      case let value as Bool: .value(value)
      default: nil
      }
    arguments = (entry["args"] as? [Any] ?? []).map { JSONText($0).value.expression }
    source = JSONText(entry["object"] ?? NSNull())
    variableSource = JSONText(entry["vars"] ?? [String: Any]())
  }
}

/// A JSON value as text, which unlike the parsed one may pass from thread to thread.
private struct JSONText: Sendable {
  private let data: Data?

  init(_ value: Any) {
    data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed])
  }

  var json: Any {
    let json = data.flatMap {
      try? JSONSerialization.jsonObject(with: $0, options: [.fragmentsAllowed])
    }
    return json ?? NSNull()
  }

  var value: PredicateValue { Self.value(of: json) }

  private static func value(of json: Any) -> PredicateValue {
    switch json {
    case let text as String: .string(text)
    case let number as NSNumber:
      (number as? Int64).map { .integer($0) } ?? .real(number.doubleValue)
    case let list as [Any]: .array(list.map { value(of: $0) })
    case let dictionary as [String: Any]: .dictionary(dictionary.mapValues { value(of: $0) })
    default: .null
    }
  }
}

extension PredicateValue {
  /// The value as an expression that stands for it.
  fileprivate var expression: FormatExpression {
    switch self {
    case .integer(let value): .constant(.integer(value))
    case .real(let value): .constant(.real(value))
    case .string(let value): .constant(.string(value))
    case .array(let values): .aggregate(values.map(\.expression))
    case .null, .date, .set, .object: .null
    }
  }
}
