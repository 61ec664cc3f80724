internal import Hierarchy

extension HomeScreen {
  /// The button with which an icon is removed while icons can be moved.
  static let deleteButton = "DeleteButton"
  /// The button with which moving icons ends.
  static let doneButton = "Done"

  /// The window with the pages, the dock, and App Library while it is shown.
  var homeWindow: ElementRecord {
    .part(.window, at: layout.bounds) {
      ElementRecord.part(identifier: "Home screen icons", at: layout.bounds) {
        for page in 0..<pageCount { pageElement(page) }
        if !isLibraryShown {
          ElementRecord.part(
            .pageIndicator,
            identifier: "Page control",
            value: "page \(state.page + 1) of \(pageCount)",
            at: layout.pageIndicator
          )
        }
        dockElement
      }
      if isLibraryShown { libraryElement }
    }
  }

  /// The window with the button that ends moving icons, beside the clock.
  var editingWindow: ElementRecord {
    let bar = layout.statusBar
    let width = min(80, bar.width)
    return .part(.window, at: bar) {
      ElementRecord.control(
        .button,
        identifier: Self.doneButton,
        label: words.done,
        at: Rect(x: bar.maxX - width, y: bar.y, width: width, height: bar.height)
      )
    }
  }

  private func pageElement(_ page: Int) -> ElementRecord {
    let first = page * HomeLayout.iconsPerPage
    let icons = pageIcons.dropFirst(first).prefix(HomeLayout.iconsPerPage)
    let shift = Double(page - state.page) * layout.bounds.width
    let isShown = page == state.page
    return .part(at: layout.bounds.moved(byX: shift), isVisible: isShown) {
      for (place, icon) in icons.enumerated() {
        element(of: icon, layout.icon(place).moved(byX: shift), isVisible: isShown)
      }
    }
  }

  private var dockElement: ElementRecord {
    let shift = isLibraryShown ? -layout.bounds.width : 0
    return .part(identifier: "Dock", at: layout.dock.moved(byX: shift), isVisible: !isLibraryShown)
    {
      for (place, icon) in dockIcons.enumerated() {
        element(
          of: icon,
          layout.dockIcon(place, of: dockIcons.count).moved(byX: shift),
          isVisible: !isLibraryShown
        )
      }
    }
  }

  /// An icon, with the button that removes it while icons can be moved.
  func element(of icon: HomeIcon, _ frame: Rect, isVisible: Bool) -> ElementRecord {
    .control(
      .icon,
      identifier: icon.name,
      label: icon.name,
      at: frame,
      isVisible: isVisible
    ) {
      if state.isEditing, !icon.isOfSystem || hasLibrary {
        ElementRecord.control(
          .button,
          identifier: Self.deleteButton,
          at: Rect(
            x: frame.x,
            y: frame.y,
            width: min(30, frame.width / 3),
            height: min(30, frame.height / 3)
          ),
          isVisible: isVisible
        )
      }
    }
  }
}

extension Rect {
  /// The rectangle at another place.
  func moved(byX dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
