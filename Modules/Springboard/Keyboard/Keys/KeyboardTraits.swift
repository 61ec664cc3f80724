package import Hierarchy

/// What a field asks of the keyboard that is raised for it.
package struct KeyboardTraits: Hashable, Sendable {
  /// What the keyboard is for.
  package var type = KeyboardType.standard

  /// What the return key says.
  package var returnKey = ReturnKey.standard

  /// Creates traits; by default those of a plain field.
  package init(type: KeyboardType = .standard, returnKey: ReturnKey = .standard) {
    self.type = type
    self.returnKey = returnKey
  }

  /// Creates the traits that an element asks for.
  ///
  /// No recorder writes them, so they are those of the element's kind: the return key of a search
  /// field says "search". Who writes screens by hand can set the attributes `keyboardType` and
  /// `returnKeyType` to the names that UIKit has.
  package init(of element: ElementNode) {
    let type = element.attribute("keyboardType").flatMap(KeyboardType.init(rawValue:))
    let returnKey = element.attribute("returnKeyType").flatMap(ReturnKey.init(rawValue:))
    let usual: ReturnKey = element.isOfType(.searchField) ? .search : .standard
    self.init(type: type ?? .standard, returnKey: returnKey ?? usual)
  }
}
