internal import Hierarchy

/// Where the parts of an alert are.
///
/// The measures are those of recorded alerts of iOS 12 and 13 (270 points wide, 16 beside the texts,
/// 44 a button); how many lines a text takes is estimated. Two buttons stand side by side where their
/// labels fit, more stand one above the other. On a screen too small for all, the texts give way, and
/// at last the buttons get lower.
struct AlertLayout {
  private(set) var alert: Rect
  private(set) var texts: Rect
  private(set) var title: Rect
  private(set) var message: Rect?
  private(set) var buttonArea: Rect
  private(set) var buttons: [Rect] = []

  init(_ content: SystemAlert, on screen: Size) {
    let screen = Size(width: Self.length(screen.width), height: Self.length(screen.height))
    let margin = min(8, screen.width / 16, screen.height / 16)
    let width = min(content.isSheet ? screen.width - 2 * margin : 270, screen.width - 2 * margin)
    let inset = min(16, width / 8)
    let titleHeight = Self.height(of: content.title, line: 21, width: width - 2 * inset)
    let messageHeight = content.message.map {
      Self.height(of: $0, line: 16, width: width - 2 * inset)
    }
    let wanted = 40 + titleHeight + (messageHeight.map { $0 + 3 } ?? 0)

    let isSideBySide =
      content.buttons.count == 2 && !content.isSheet
      && content.buttons.allSatisfy { Self.width(of: $0.label, size: 17) <= width / 2 - 16 }
    let rows = isSideBySide ? 1 : max(content.buttons.count, 1)
    let available = screen.height - 2 * margin
    let rowHeight = min(44, available / Double(rows))
    let buttonsHeight = rowHeight * Double(rows)
    let textsHeight = min(wanted, available - buttonsHeight)
    let height = textsHeight + buttonsHeight

    let x = (screen.width - width) / 2
    let y = content.isSheet ? screen.height - margin - height : (screen.height - height) / 2
    alert = Rect(x: x, y: y, width: width, height: height)
    texts = Rect(x: x, y: y, width: width, height: textsHeight)
    let scale = wanted > 0 ? textsHeight / wanted : 0
    title = Rect(
      x: x + inset,
      y: y + 20 * scale,
      width: width - 2 * inset,
      height: titleHeight * scale
    )
    message = messageHeight.map {
      Rect(
        x: x + inset,
        y: y + (23 + titleHeight) * scale,
        width: width - 2 * inset,
        height: $0 * scale
      )
    }
    buttonArea = Rect(x: x, y: y + textsHeight, width: width, height: buttonsHeight)
    buttons = content.buttons.indices.map { index in
      isSideBySide
        ? Rect(
          x: x + Double(index) * width / 2,
          y: buttonArea.y,
          width: width / 2,
          height: rowHeight
        )
        : Rect(
          x: x,
          y: buttonArea.y + Double(index) * rowHeight,
          width: width,
          height: rowHeight
        )
    }
  }

  /// A side of the screen that can be calculated with.
  private static func length(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 0), 100_000) : 0
  }

  /// About how wide a text is: letters of Chinese and Japanese are as wide as high.
  private static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? size : size * 0.52) }
  }

  private static func height(of text: String, line: Double, width: Double) -> Double {
    guard width > 0 else { return line }
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = paragraphs.reduce(0.0) { count, paragraph in
      count + max(1, (Self.width(of: String(paragraph), size: line * 0.8) / width).rounded(.up))
    }
    return lines * line
  }
}
