import Foundation
import Hierarchy
import Query
import TestSupport
import Testing

/// A public case of what WebDriverAgent reads as a class chain.
struct ClassChainVector: Sendable, CustomTestStringConvertible {
  struct Item: Equatable, Sendable {
    let type: String
    let position: Int?
    let predicates: [String]
    let isDescendant: Bool
  }

  let chain: String
  let items: [Item]

  var testDescription: String { chain }

  static func valid() throws -> [ClassChainVector] {
    try #require(file()["valid_chains"] as? [[String: Any]]).map { try ClassChainVector($0) }
  }

  static func invalid() throws -> [String] {
    try #require(file()["invalid_chains"] as? [String])
  }

  /// Predicates, and whether WebDriverAgent has their keys.
  static func predicates() throws -> [(format: String, isAccepted: Bool)] {
    try #require(file()["predicate_attribute_tests"] as? [[String: Any]]).map { entry in
      (try #require(entry["format"] as? String), try #require(entry["accepted"] as? Bool))
    }
  }

  private static func file() throws -> [String: Any] {
    let data = Data(try PackageFiles.fixture("classchain/vectors.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private init(_ entry: [String: Any]) throws {
    chain = try #require(entry["query"] as? String)
    items = try #require(entry["items"] as? [[String: Any]]).map { item in
      Item(
        type: try #require(item["type"] as? String),
        position: item["position"] as? Int,
        predicates: try #require(item["predicates"] as? [String]),
        isDescendant: try #require(item["descendant"] as? Bool)
      )
    }
  }
}
