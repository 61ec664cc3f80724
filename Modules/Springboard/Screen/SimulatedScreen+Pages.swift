internal import Hierarchy

extension SimulatedScreen {
  /// Shows the next or the previous page, in the indicator and in the scroll view that it is for.
  ///
  /// As in UIKit, a tap on the right half of an indicator is for the next page. The content moves by
  /// the width of the scroll view, if the recording has the neighbouring page.
  ///
  /// - Returns: Whether there is such a page.
  @discardableResult
  mutating func turnPage(of indicator: ElementNode, forward: Bool) -> Bool {
    guard let pages = indicator.value.flatMap({ CountedText($0) }) else { return false }
    guard forward ? pages.number < pages.count : pages.number > 1 else { return false }
    let page = forward ? pages.number + 1 : pages.number - 1
    edit { $0.set(.value(pages.text(number: page)), at: indicator.index) }
    report(.valueChanged(indicator.index))
    if let container = pagedContainer(of: indicator), let width = container.frame?.width {
      moveContent(of: container.index, dx: forward ? -width : width, dy: 0)
    }
    return true
  }

  /// The indicator of the pages of a scroll view.
  func pageIndicator(for container: Int) -> ElementNode? {
    tree.first { node in
      node.isOfType(.pageIndicator) && pagedContainer(of: node)?.index == container
    }
  }

  /// The scroll view that an indicator is for: the first one in the innermost element around the
  /// indicator that has one, or that is one.
  ///
  /// Tables and web views have no pages.
  private func pagedContainer(of indicator: ElementNode) -> ElementNode? {
    let hasPages: (ElementNode) -> Bool = { [.scrollView, .collectionView].contains($0.type) }
    for ancestor in indicator.ancestors {
      if let inner = ancestor.descendants.first(where: hasPages) { return inner }
      if hasPages(ancestor) { return ancestor }
    }
    return nil
  }
}
