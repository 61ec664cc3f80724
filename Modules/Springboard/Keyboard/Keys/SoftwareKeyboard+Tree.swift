package import Hierarchy

extension SoftwareKeyboard {
  /// Returns the keyboard as the window that it is in, with frames for a screen.
  ///
  /// Recorded dumps have it in a window of its own, below two containers and above two more; the keys
  /// are children of the innermost one.
  ///
  /// The two buttons below the keys come last: on a device they are before the keyboard, but there
  /// no order of the elements tells what covers what.
  ///
  /// - Parameter screen: The size of the screen as it is held.
  /// - Returns: The window.
  package func tree(on screen: Size) -> ElementTree {
    let metrics = KeyboardMetrics(screen: screen)
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    return ElementTree {
      container(.window, whole) {
        container(.other, whole) {
          container(.other, metrics.frame) {
            container(.other, metrics.frame) {
              container(.keyboard, metrics.frame) {
                container(.other, metrics.frame) {
                  container(.other, metrics.frame) { keys(on: screen).map(\.record) }
                }
              }
            }
            if metrics.hasFoot {
              container(.other, metrics.frame) { footKeys(metrics).map(\.record) }
            }
          }
        }
      }
    }
  }

  private func container(
    _ type: ElementType,
    _ frame: Rect,
    @ElementRecordsBuilder children: () -> [ElementRecord]
  ) -> ElementRecord {
    ElementRecord(
      type,
      frame: frame,
      isEnabled: true,
      isVisible: true,
      isAccessible: false,
      children: children
    )
  }
}
