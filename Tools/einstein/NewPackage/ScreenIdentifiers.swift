import Hierarchy

/// The accessibility identifiers of a screen, with the names of their cases in Swift.
struct ScreenIdentifiers: Sendable {
  /// A case of an enum.
  struct Case: Hashable, Sendable {
    /// The name, without backticks.
    let name: String
    /// The identifier.
    let identifier: String
  }

  /// The cases, in the order of the dump.
  private(set) var cases: [Case] = []

  /// How many identifiers are left out, since there are too many.
  private(set) var leftOut = 0

  private var namesByIdentifier: [String: String] = [:]

  /// How many identifiers are taken; compilers take long over enums with thousands of cases.
  static let limit = 500

  /// Finds the identifiers in a dump.
  init(of tree: ElementTree) {
    var names = UniqueNames(taken: Self.namesOfMembers)
    var seen: Set<String> = []
    for node in tree {
      guard let identifier = node.identifier, !identifier.isEmpty,
        seen.insert(identifier).inserted
      else { continue }
      guard cases.count < Self.limit else {
        leftOut += 1
        continue
      }
      let name = names.name(
        SwiftName.lowerCamelCase(Self.withoutType(identifier), otherwise: "element")
      )
      cases.append(Case(name: name, identifier: identifier))
      namesByIdentifier[identifier] = name
    }
  }

  /// The name of the case of an identifier; nil where it has none.
  func name(of identifier: String) -> String? { namesByIdentifier[identifier] }

  /// What enums have as members already.
  private static let namesOfMembers: Set<String> = ["rawValue", "hashValue", "hash"]

  /// An identifier without the type that `PrettyRawRepresentable` puts before it: `LoginID_`.
  private static func withoutType(_ identifier: String) -> String {
    guard let mark = identifier.firstIndex(of: "_"), identifier[..<mark].hasSuffix("ID") else {
      return identifier
    }
    let rest = String(identifier[mark...].dropFirst())
    return SwiftName.words(of: rest).isEmpty ? identifier : rest
  }
}
