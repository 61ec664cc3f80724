internal import Hierarchy

extension HomeScreen {
  /// The field of App Library, by the name that SpringBoard gives it.
  static let searchField = "dewey-search-field"
  /// The button that ends searching.
  static let cancelButton = "Cancel"

  /// App Library: the field, and all apps; while something is searched for, a table of what fits.
  ///
  /// iOS sorts the apps into groups whose names it makes up; here there is one group. That the results are
  /// icons in a table is what public tests find.
  var libraryElement: ElementRecord {
    let bounds = layout.bounds
    let margin = min(16, bounds.width / 16)
    let fieldHeight = min(48, bounds.height / 12)
    let cancelWidth = state.isSearching ? min(80, bounds.width / 4) : 0
    let field = Rect(
      x: margin,
      y: layout.statusBar.maxY,
      width: bounds.width - 2 * margin - cancelWidth,
      height: fieldHeight
    )
    let list = Rect(
      x: 0,
      y: field.maxY,
      width: bounds.width,
      height: max(bounds.height - field.maxY, 0)
    )
    return .part(at: bounds) {
      ElementRecord(
        .searchField,
        identifier: Self.searchField,
        label: words.appLibrary,
        value: state.query.isEmpty ? words.appLibrary : state.query,
        placeholderValue: words.appLibrary,
        frame: field,
        isEnabled: true,
        isVisible: true,
        isAccessible: true
      )
      if state.isSearching {
        ElementRecord.control(
          .button,
          identifier: Self.cancelButton,
          label: words.cancel,
          at: Rect(x: field.maxX, y: field.y, width: cancelWidth, height: fieldHeight)
        )
        resultTable(in: list)
      } else {
        group(in: list)
      }
    }
  }

  private func resultTable(in list: Rect) -> ElementRecord {
    .part(.table, at: list) {
      for (row, icon) in libraryIcons.enumerated() {
        let frame = Rect(x: 0, y: list.y + Double(row) * 64, width: list.width, height: 64)
        let isVisible = frame.intersects(list)
        ElementRecord.part(.cell, at: frame, isVisible: isVisible) {
          element(of: icon, frame, isVisible: isVisible)
        }
      }
    }
  }

  private func group(in list: Rect) -> ElementRecord {
    let columns = HomeLayout.columns
    let width = list.width / Double(columns)
    let height = layout.icon(0).height
    let rows = (libraryIcons.count + columns - 1) / columns
    return .part(.scrollView, at: list) {
      ElementRecord.part(
        identifier: "dewey-pod-view",
        at: Rect(x: 0, y: list.y, width: list.width, height: Double(rows) * height)
      ) {
        for (place, icon) in libraryIcons.enumerated() {
          let (row, column) = place.quotientAndRemainder(dividingBy: columns)
          let frame = Rect(
            x: Double(column) * width,
            y: list.y + Double(row) * height,
            width: width,
            height: height
          )
          element(of: icon, frame, isVisible: frame.intersects(list))
        }
      }
    }
  }
}
