internal import Hierarchy

/// Where the parts of the home screen are.
///
/// The measures are choices of our own: four icons in a row and six rows a page, between the status bar and
/// the dock.
struct HomeLayout {
  static let columns = 4
  static let rows = 6
  static let iconsPerPage = columns * rows

  let bounds: Rect
  let statusBar: Rect
  let pageIndicator: Rect
  let dock: Rect

  init(_ size: Size) {
    bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    // Phones without a home button are more than twice as high as wide, and their bar is higher.
    let hasNotch = size.height >= 2 * size.width
    let barHeight = hasNotch ? (size.height >= 852 ? 54.0 : 47) : 20
    statusBar = Rect(x: 0, y: 0, width: size.width, height: min(barHeight, size.height / 8))
    let dockHeight = min(96, size.height / 8)
    dock = Rect(x: 0, y: size.height - dockHeight, width: size.width, height: dockHeight)
    let indicatorHeight = min(26, size.height / 16)
    pageIndicator = Rect(
      x: 0,
      y: dock.y - indicatorHeight,
      width: size.width,
      height: indicatorHeight
    )
  }

  /// The place of an icon among those of its page.
  func icon(_ place: Int) -> Rect {
    let (row, column) = place.quotientAndRemainder(dividingBy: Self.columns)
    let width = bounds.width / Double(Self.columns)
    let height = (pageIndicator.y - statusBar.maxY) / Double(Self.rows)
    return Rect(
      x: Double(column) * width,
      y: statusBar.maxY + Double(row) * height,
      width: width,
      height: height
    )
  }

  /// The place of an icon in the dock, of so many.
  func dockIcon(_ place: Int, of count: Int) -> Rect {
    let width = dock.width / Double(max(count, Self.columns))
    let start = (dock.width - width * Double(count)) / 2
    return Rect(
      x: dock.x + start + Double(place) * width,
      y: dock.y,
      width: width,
      height: dock.height
    )
  }
}
