// watchOS has a UIKit without views.
#if canImport(UIKit) && !os(watchOS)

public import UIKit

extension UIView: @MainActor AccessibilityIdentifiable {
  /// The accessibility identifier of the view.
  public var elementIdentifier: String? {
    get { accessibilityIdentifier }
    set { accessibilityIdentifier = newValue }
  }
}

extension UIBarItem: @MainActor AccessibilityIdentifiable {
  /// The accessibility identifier of the bar item.
  public var elementIdentifier: String? {
    get { accessibilityIdentifier }
    set { accessibilityIdentifier = newValue }
  }
}

extension UIAlertAction: @MainActor AccessibilityIdentifiable {
  /// The accessibility identifier of the action.
  public var elementIdentifier: String? {
    get { accessibilityIdentifier }
    set { accessibilityIdentifier = newValue }
  }
}

extension UIView: @MainActor AccessibilityIdentifierInjecting {}

extension UIViewController: @MainActor AccessibilityIdentifierInjecting {}

extension UIResponder: @MainActor AccessibilityResponder {
  /// The next responder: the superview, the view controller and so on up to the application.
  public var nextAccessibilityResponder: (any AccessibilityResponder)? { next }
}

extension UIView: @MainActor AutomaticallyNamed {
  /// What the view shows, for the kinds of views that have a text, an image or a place.
  ///
  /// A cell knows its place only once it is on screen. Name it when it is about to be shown, which
  /// happens on every reuse, and pass the place:
  /// ```swift
  /// func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
  ///   cell.nameAutomatically(
  ///     from: .cell(reuseIdentifier: cell.reuseIdentifier, section: path.section, row: path.row))
  /// }
  /// ```
  public var namingContent: NamingContent {
    switch self {
    case let label as UILabel:
      return .text(label.text)
    case let imageView as UIImageView:
      return .image(name: imageView.image?.accessibilityIdentifier, tag: imageView.tag)
    case let button as UIButton:
      return .button(
        title: button.currentTitle ?? button.titleLabel?.text,
        imageName: button.currentImage?.accessibilityIdentifier
      )
    case let bar as UINavigationBar:
      return .navigationBar(title: bar.topItem?.title)
    case let cell as UITableViewCell:
      let path = nearestSuperview(as: UITableView.self)?.indexPath(for: cell)
      return .cell(reuseIdentifier: cell.reuseIdentifier, section: path?.section, row: path?.row)
    case let cell as UICollectionViewCell:
      let path = nearestSuperview(as: UICollectionView.self)?.indexPath(for: cell)
      return .cell(reuseIdentifier: cell.reuseIdentifier, section: path?.section, row: path?.item)
    default:
      return .none
    }
  }

  /// The subviews, which are named with the view.
  public var automaticallyNamedChildren: [any AutomaticallyNamed] { subviews }

  private func nearestSuperview<Ancestor: UIView>(as type: Ancestor.Type) -> Ancestor? {
    var ancestor = superview
    while let view = ancestor {
      if let match = view as? Ancestor { return match }
      ancestor = view.superview
    }
    return nil
  }
}

#endif
