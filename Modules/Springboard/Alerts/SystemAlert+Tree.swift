public import Hierarchy

extension SystemAlert {
  /// Makes the alert an element, to put into a tree.
  ///
  /// The label of the alert is its title. Since iOS 13, texts and buttons lie in scroll views, as
  /// recorded tests find them (`alerts[…].scrollViews.otherElements.buttons["Allow"]`).
  ///
  /// - Parameter screen: The size of the screen, in points; frames lie inside it.
  /// - Returns: The alert with all that is inside.
  public func element(on screen: Size) -> ElementRecord {
    let layout = AlertLayout(self, on: screen)
    return ElementRecord(
      isSheet ? .sheet : .alert,
      label: title,
      frame: layout.alert,
      isEnabled: true,
      isVisible: true,
      isAccessible: false
    ) {
      container(.other, layout.alert) {
        container(.other, layout.alert) {
          container(.scrollView, layout.texts) {
            container(.other, layout.texts) {
              text(title, layout.title)
              if let message, let frame = layout.message { text(message, frame) }
            }
          }
          container(.scrollView, layout.buttonArea) {
            container(.other, layout.buttonArea) {
              for (button, frame) in zip(buttons, layout.buttons) {
                container(.other, frame) {
                  ElementRecord(
                    .button,
                    label: button.label,
                    frame: frame,
                    isEnabled: true,
                    isVisible: true,
                    isAccessible: true
                  )
                }
              }
            }
          }
        }
      }
    }
  }

  /// Makes the tree of the process that shows the alert, with nothing else on it.
  ///
  /// For most kinds that is the home screen's, and an alert of the app itself is in a tree of the
  /// app; see `SystemAlertKind.ownerBundleIdentifier`.
  ///
  /// - Parameter screen: The size of the screen, in points; frames lie inside it.
  /// - Returns: The tree, from the application on.
  public func tree(on screen: Size) -> ElementTree {
    let side = { (length: Double) in length.isFinite ? max(length, 0) : 0 }
    let frame = Rect(x: 0, y: 0, width: side(screen.width), height: side(screen.height))
    let owner = kind.ownerBundleIdentifier
    return ElementTree {
      ElementRecord(
        .application,
        label: owner == nil ? applicationName : " ",
        frame: frame,
        isEnabled: true,
        isVisible: true,
        attributes: owner.map { [ElementAttribute(name: "bundleId", value: $0)] } ?? []
      ) {
        container(.window, frame) {
          container(.other, frame) { element(on: screen) }
        }
      }
    }
  }

  private func container(
    _ type: ElementType,
    _ frame: Rect,
    @ElementRecordsBuilder children: () -> [ElementRecord]
  ) -> ElementRecord {
    ElementRecord(type, frame: frame, isEnabled: true, isVisible: true, children: children)
  }

  private func text(_ text: String, _ frame: Rect) -> ElementRecord {
    ElementRecord(
      .staticText,
      label: text,
      value: text,
      frame: frame,
      isEnabled: true,
      isVisible: true,
      isAccessible: true
    )
  }
}
