// A Mac Catalyst app can import AppKit, but its views are UIKit's.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)

public import AppKit

extension NSView: @MainActor AccessibilityIdentifiable {
  /// The accessibility identifier of the view, nil also where AppKit has an empty one.
  public var elementIdentifier: String? {
    get {
      let identifier: String? = accessibilityIdentifier()
      return identifier?.isEmpty == true ? nil : identifier
    }
    set { setAccessibilityIdentifier(newValue) }
  }
}

extension NSView: @MainActor AccessibilityIdentifierInjecting {}

extension NSViewController: @MainActor AccessibilityIdentifierInjecting {}

extension NSWindowController: @MainActor AccessibilityIdentifierInjecting {}

extension NSResponder: @MainActor AccessibilityResponder {
  /// The next responder: the superview, the view controller, the window and so on.
  public var nextAccessibilityResponder: (any AccessibilityResponder)? { nextResponder }
}

extension NSView: @MainActor AutomaticallyNamed {
  /// What the view shows, for the kinds of views that have a text, an image or a place.
  ///
  /// The text of an editable field is what the user types, so it names nothing.
  public var namingContent: NamingContent {
    switch self {
    case let field as NSTextField:
      return field.isEditable ? .none : .text(field.stringValue)
    case let imageView as NSImageView:
      return .image(name: imageView.image?.name(), tag: imageView.tag)
    case let button as NSButton:
      return .button(title: button.title, imageName: button.image?.name())
    case let cell as NSTableCellView:
      let row = enclosingTable?.row(for: cell)
      return .cell(
        reuseIdentifier: cell.identifier?.rawValue,
        section: nil,
        row: row.flatMap { $0 < 0 ? nil : $0 }
      )
    default:
      return .none
    }
  }

  /// The subviews, which are named with the view.
  public var automaticallyNamedChildren: [any AutomaticallyNamed] { subviews }

  private var enclosingTable: NSTableView? {
    var ancestor = superview
    while let view = ancestor {
      if let table = view as? NSTableView { return table }
      ancestor = view.superview
    }
    return nil
  }
}

#endif
