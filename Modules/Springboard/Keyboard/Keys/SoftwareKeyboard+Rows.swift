package import Hierarchy

extension SoftwareKeyboard {
  /// Returns the keys, each where it is on a screen, in document order.
  ///
  /// - Parameter screen: The size of the screen as it is held.
  /// - Returns: The keys, but not the two below them; see `tree(on:)`.
  package func keys(on screen: Size) -> [Keycap] {
    let metrics = KeyboardMetrics(screen: screen)
    let frame = metrics.frame
    var keys: [Keycap] = []
    for (number, row) in rows(metrics).enumerated() {
      let y = frame.y + metrics.barHeight + Double(number) * metrics.pitch
      let unit = frame.width / (row.keys.reduce(row.leading + row.trailing) { $0 + $1.weight })
      var before = row.leading
      for var key in row.keys {
        let (x, end) = (frame.x + before * unit, frame.x + (before + key.weight) * unit)
        key.frame = Rect(x: x, y: y, width: end - x, height: metrics.keyHeight)
        before += key.weight
        keys.append(key)
      }
    }
    return keys
  }

  /// Keys beside each other, and how much room there is at either side.
  private struct Row {
    var keys: [Keycap]
    var leading = 0.0
    var trailing = 0.0
  }

  private func rows(_ metrics: KeyboardMetrics) -> [Row] {
    if traits.type.isPad { return padRows }
    let texts =
      switch page {
      case .letters: layout.letters
      case .numbers: layout.numbers(onPad: metrics.isOnPad)
      case .symbols: layout.symbols(onPad: metrics.isOnPad)
      }
    let keys = texts.map { $0.map { Keycap.text(cased(String($0))) } }
    let rows = metrics.isOnPad ? tabletRows(keys) : phoneRows(keys)
    return rows + [Row(keys: bottomKeys(metrics))]
  }

  private func phoneRows(_ keys: [[Keycap]]) -> [Row] {
    let width = Double(keys.map(\.count).max() ?? 0)
    var rows = keys.dropLast().map { keys in
      let margin = (width - Double(keys.count)) / 2
      return Row(keys: keys, leading: margin, trailing: margin)
    }
    var last = keys.last ?? []
    // Five signs are wider than seven letters, and take as much room.
    let weight = last.count < 6 ? 7 / Double(max(last.count, 1)) : 1
    for index in last.indices { last[index].weight = weight }
    let side = (width - weight * Double(last.count)) / 2
    rows.append(
      Row(keys: [shiftKey(side)] + last + [.key(.delete, "delete", "delete", weight: side)])
    )
    return rows
  }

  private func tabletRows(_ keys: [[Keycap]]) -> [Row] {
    var rows = keys.map { Row(keys: $0) }
    guard rows.count == 3 else { return rows }
    rows[0].keys.append(.key(.delete, "delete", "delete", weight: 1))
    rows[1].keys.append(returnKey(1.5))
    rows[1].leading = 0.5
    // With shift these two are other signs, not capitals.
    let signs = shift == .off ? [",", "."] : ["!", "?"]
    if page == .letters { rows[2].keys += signs.map { .text($0) } }
    rows[2].keys = [shiftKey(1)] + rows[2].keys + [shiftKey(1)]
    return rows
  }

  private func bottomKeys(_ metrics: KeyboardMetrics) -> [Keycap] {
    let more: KeyboardPage = page == .letters ? .numbers : .letters
    var moreKey = Keycap.key(.page(more), "more", more.rawValue, weight: 1.25)
    if metrics.isOnPad {
      return [
        moreKey, nextKeyboardKey, .button(.dictate, "dictation", "Dictate"),
        spaceKey(5), moreKey, .button(.hide, nil, "Hide keyboard"),
      ]
    }
    if metrics.hasFoot { moreKey.weight = 2.5 }
    let between: [Keycap] =
      switch traits.type {
      case .emailAddress: [spaceKey(3), .text("@"), .text(".")]
      case .url: [".", "/", ".com"].map { .text($0, weight: 5.0 / 3) }
      case .webSearch: [spaceKey(4), .text(".")]
      default: [spaceKey(5)]
      }
    return [moreKey] + (metrics.hasFoot ? [] : [nextKeyboardKey]) + between + [returnKey(2.5)]
  }

  /// The keys of a pad of digits; what is on the phone pad's second page was not recorded.
  private var padRows: [Row] {
    var texts = ["123", "456", "789"]
    var corner: Keycap?
    switch traits.type {
    case .decimalPad: corner = .text(".")
    case .phonePad:
      let other: KeyboardPage = page == .symbols ? .numbers : .symbols
      corner = .key(.page(other), "more", other.rawValue, weight: 1)
      if page == .symbols { texts = ["123", "456", "*#+"] }
    default: break
    }
    let rows = texts.map { Row(keys: $0.map { .text(String($0)) }) }
    let last: [Keycap] = [.text("0"), .key(.delete, "Delete", "Delete", weight: 1)]
    // The plain pad has nothing in the corner; its zero is in the middle all the same.
    guard let corner else { return rows + [Row(keys: last, leading: 1)] }
    return rows + [Row(keys: [corner] + last)]
  }

  private func cased(_ text: String) -> String {
    shift == .off || page != .letters ? text : text.uppercased()
  }

  private func shiftKey(_ weight: Double) -> Keycap {
    guard page == .letters else {
      let other: KeyboardPage = page == .numbers ? .symbols : .numbers
      return .button(.page(other), "shift", other.rawValue, weight: weight)
    }
    var key = Keycap.button(.shift, "shift", "shift", weight: weight)
    key.isSelected = shift != .off
    return key
  }

  private func returnKey(_ weight: Double) -> Keycap {
    .button(.return, traits.returnKey.identifier, traits.returnKey.label, weight: weight)
  }

  private func spaceKey(_ weight: Double) -> Keycap {
    .key(.text(" "), "space", "space", weight: weight)
  }

  private var nextKeyboardKey: Keycap {
    var key = Keycap.button(.nextKeyboard, nil, "Next keyboard", weight: 1.25)
    key.value = layouts.count > 1 ? layouts[1].name : "Emoji"
    return key
  }

  /// The two buttons below the keys of phones without a home button.
  func footKeys(_ metrics: KeyboardMetrics) -> [Keycap] {
    let y = metrics.frame.maxY - metrics.footHeight + 3
    var next = layouts.count > 1 ? nextKeyboardKey : .button(.nextKeyboard, nil, "Emoji")
    var dictate = Keycap.button(.dictate, "dictation", "Dictate")
    next.frame = Rect(x: 3, y: y, width: 76, height: metrics.footHeight - 10)
    dictate.frame = next.frame
    dictate.frame.x = metrics.frame.width - 79
    return [next, dictate]
  }
}
