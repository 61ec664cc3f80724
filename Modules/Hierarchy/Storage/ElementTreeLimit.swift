/// A limit of the tree's representation that a dump has reached.
package enum ElementTreeLimit: Error, Hashable, Sendable {
  /// More than 2,147,483,646 elements.
  case elements
  /// More than 4 GiB of distinct text.
  case text
  /// More than 65,453 distinct element names that Apple does not have.
  case typeNames
  /// More than 65,536 distinct names of attributes.
  case attributeNames
}

extension ElementTreeLimit: CustomStringConvertible {
  package var description: String {
    switch self {
    case .elements: "more than 2,147,483,646 elements"
    case .text: "more than 4 GiB of distinct text"
    case .typeNames: "more than 65,453 distinct names of unknown element types"
    case .attributeNames: "more than 65,536 distinct names of attributes"
    }
  }
}
