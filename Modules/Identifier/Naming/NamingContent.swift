/// What an element shows, from which a name is made when no owner's property gives one.
public enum NamingContent: Hashable, Sendable {
  /// The text of a label.
  case text(String?)

  /// An image, named by its name, or by the tag of its view when it has none.
  case image(name: String?, tag: Int)

  /// A button, named by its title and the name of its image.
  case button(title: String?, imageName: String?)

  /// A navigation bar, named by the title it shows.
  case navigationBar(title: String?)

  /// A reused cell, named by its reuse identifier and its place; the place may not be known yet.
  case cell(reuseIdentifier: String?, section: Int?, row: Int?)

  /// Nothing to make a name from.
  case none
}

extension NamingContent {
  /// The name, without the mark of a generated one, or nil when the content says nothing.
  ///
  /// Parts that say nothing, such as an empty title, are left out:
  /// ```swift
  /// NamingContent.button(title: "Save", imageName: nil).name  // "Save"
  /// NamingContent.image(name: nil, tag: 7).name               // "image7"
  /// ```
  public var name: String? {
    switch self {
    case .text(let text):
      joined(text)
    case .image(let name, let tag):
      joined(name) ?? "image\(tag)"
    case .button(let title, let imageName):
      joined(title, imageName)
    case .navigationBar(let title):
      joined(title)
    case .cell(let reuseIdentifier, let section, let row):
      joined(reuseIdentifier, section.map(String.init), row.map(String.init))
    case .none:
      nil
    }
  }

  private func joined(_ parts: String?...) -> String? {
    let parts = parts.compactMap(ElementIdentifier.meaningful)
    return parts.isEmpty ? nil : parts.joined(separator: "_")
  }
}
