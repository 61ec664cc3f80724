internal import Hierarchy

/// The home screen: an icon for each app, four in a row and six rows a page.
///
/// All pages are in the tree, those that are not shown beside the screen, as on a device.
enum HomeScreen {
  private static let columns = 4
  private static let rows = 6

  /// Makes the tree of the home screen.
  ///
  /// - Parameters:
  ///   - names: What is under the icons, in their order.
  ///   - size: The size of the screen.
  /// - Returns: The tree.
  static func tree(_ names: [String], on size: Size) -> ElementTree {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let cell = Size(width: size.width / Double(columns), height: size.height / Double(rows + 2))
    let perPage = columns * rows
    let pageCount = max(1, (names.count + perPage - 1) / perPage)
    return ElementTree {
      ElementRecord(
        .application,
        label: " ",
        frame: frame,
        isEnabled: true,
        isVisible: true,
        attributes: [
          ElementAttribute(name: "bundleId", value: SystemApplication.bundleIdentifier)
        ]
      ) {
        ElementRecord(.window, frame: frame, isEnabled: true, isVisible: true) {
          ElementRecord(
            .other,
            identifier: "Home screen icons",
            frame: frame,
            isEnabled: true,
            isVisible: true
          ) {
            for (number, name) in names.enumerated() {
              let (page, place) = number.quotientAndRemainder(dividingBy: perPage)
              let (row, column) = place.quotientAndRemainder(dividingBy: columns)
              ElementRecord(
                .icon,
                identifier: name,
                label: name,
                frame: Rect(
                  x: Double(page) * size.width + Double(column) * cell.width,
                  y: Double(row + 1) * cell.height,
                  width: cell.width,
                  height: cell.height
                ),
                isEnabled: true,
                isVisible: page == 0,
                isAccessible: true
              )
            }
            ElementRecord(
              .pageIndicator,
              identifier: "Page control",
              value: "page 1 of \(pageCount)",
              frame: Rect(x: 0, y: size.height - cell.height, width: size.width, height: 26),
              isEnabled: true,
              isVisible: true
            )
          }
        }
      }
    }
  }
}
