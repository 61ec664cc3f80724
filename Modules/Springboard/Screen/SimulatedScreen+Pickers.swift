internal import Hierarchy

extension SimulatedScreen {
  /// The height of a row of a wheel, in points, where UIKit is not told another.
  static let pickerRowHeight = 32.0

  /// Turns the picker wheel at a point to a value.
  ///
  /// A recording has only the value that a wheel shows. The others are known where
  /// `setPickerValues` has told them; turning to a value that is not known fails, as it does on devices
  /// for a value that is not there.
  mutating func adjustPickerWheel(at point: Point, to wanted: String) {
    guard let wheel = touched(at: point)?.target.innermost(.pickerWheel) else {
      return report(.refused(.noControl(.pickerWheel, at: point)))
    }
    guard wheel.isEnabled != false else { return report(.nothing(.disabled(wheel.index))) }
    let shown = wheel.value.flatMap { CountedText($0) }
    if wanted == wheel.value || wanted == shown?.title { return }
    guard let values = pickerValues[wheel.index] else {
      let refusal = ScreenRefusal.valuesUnknown(wheel.index, wanted: wanted, shown: wheel.value)
      return report(.refused(refusal))
    }
    let row = values.indices.first { row in
      values[row] == wanted || pickerText(values, row, like: shown) == wanted
    }
    guard let row else {
      return report(.refused(.noSuchValue(wheel.index, wanted: wanted, known: values)))
    }
    show(row, of: values, on: wheel)
  }

  /// Turns a wheel whose values are known by as many rows as a finger passes.
  mutating func turnWheel(_ wheel: ElementNode, dy: Double) {
    guard wheel.isEnabled != false, let values = pickerValues[wheel.index], !values.isEmpty else {
      return
    }
    let shown = wheel.value.flatMap { CountedText($0) }
    let current = values.firstIndex {
      $0 == wheel.value || $0 == shown?.title
    }
    guard let current else { return }
    let rows = (-dy / Self.pickerRowHeight).rounded()
    let last = Double(values.count - 1)
    show(Int(min(max(Double(current) + rows, 0), last)), of: values, on: wheel)
  }

  private mutating func show(_ row: Int, of values: [String], on wheel: ElementNode) {
    let text = pickerText(values, row, like: wheel.value.flatMap { CountedText($0) })
    guard text != wheel.value else { return }
    edit { $0.set(.value(text), at: wheel.index) }
    report(.valueChanged(wheel.index))
  }

  /// The value for a row: the title, or `Foo, 1 of 3` where the wheel's value has that form.
  private func pickerText(_ values: [String], _ row: Int, like shown: CountedText?) -> String {
    guard let shown, let title = shown.title, shown.count == values.count, values.contains(title)
    else { return values[row] }
    return shown.text(number: row + 1, title: values[row])
  }
}
