internal import Hierarchy

extension AppAlert {
  /// Makes the alert a tree, to put into that of the app.
  ///
  /// The measures are those of the system's alerts: 270 points wide in the middle, or as wide as the
  /// screen at its lower edge.
  ///
  /// - Parameters:
  ///   - screen: The frame of the screen.
  ///   - render: Fills in a text.
  /// - Returns: The alert as the one root.
  func tree(on screen: Rect, render: (TextTemplate) -> String) -> ElementTree {
    let isSheet = style == .sheet
    let width = isSheet ? screen.width - 16 : min(270, screen.width - 16)
    let texts = [title, message].compactMap { $0.map(render) }
    let rowHeight = 44.0
    let rows = Double(texts.count + fields.count + buttons.count)
    let height = min(rows * rowHeight + 20, screen.height - 16)
    let x = screen.x + (screen.width - width) / 2
    let y = isSheet ? screen.maxY - height - 8 : screen.y + (screen.height - height) / 2
    let step = (height - 20) / max(rows, 1)
    func frame(_ number: Int) -> Rect {
      Rect(x: x, y: y + 20 + Double(number) * step, width: width, height: step)
    }
    return ElementTree {
      ElementRecord(
        isSheet ? .sheet : .alert,
        label: texts.first,
        frame: Rect(x: x, y: y, width: width, height: height),
        isEnabled: true,
        isVisible: true
      ) {
        for (number, text) in texts.enumerated() {
          ElementRecord(
            .staticText,
            label: text,
            value: text,
            frame: frame(number),
            isEnabled: true,
            isVisible: true
          )
        }
        for (number, field) in fields.enumerated() {
          let value = render(field.value)
          ElementRecord(
            field.isSecure ? .secureTextField : .textField,
            identifier: field.identifier,
            value: value.isEmpty ? field.placeholder : value,
            placeholderValue: field.placeholder,
            frame: frame(texts.count + number),
            isEnabled: true,
            isVisible: true
          )
        }
        for (number, button) in buttons.enumerated() {
          ElementRecord(
            .button,
            identifier: button.identifier,
            label: button.label,
            frame: frame(texts.count + fields.count + number),
            isEnabled: true,
            isVisible: true
          )
        }
      }
    }
  }
}
