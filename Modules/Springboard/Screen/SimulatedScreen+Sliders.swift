internal import Hierarchy

extension SimulatedScreen {
  /// How far from the thumb's middle a finger still takes hold of it, in points.
  static let thumbReach = 30.0

  /// Moves the thumb of the slider at a point to a position.
  ///
  /// The value is rounded to whole percent, so the thumb is at most half a percent away. On devices it
  /// is about as exact: 0.997 has been seen for 1.
  mutating func adjustSlider(at point: Point, to position: Double) {
    guard let slider = touched(at: point)?.target.innermost(.slider) else {
      return report(.refused(.noControl(.slider, at: point)))
    }
    guard slider.isEnabled != false else { return report(.nothing(.disabled(slider.index))) }
    guard !position.isNaN else {
      return report(.refused(.unknownPosition(slider.index, value: "\(position)")))
    }
    guard let value = SliderValue(slider.value ?? "0%") else {
      return report(.refused(.unknownPosition(slider.index, value: slider.value ?? "")))
    }
    moveThumb(of: slider, to: value.text(at: position))
  }

  /// Moves the thumb of a slider as far as a finger moves to the side, if the finger begins on it.
  ///
  /// The way of the thumb's middle is taken to be as long as the slider is wide.
  mutating func dragThumb(of slider: ElementNode, from start: Point, to end: Point) {
    guard slider.isEnabled != false, let frame = slider.frame, frame.width > 0,
      let value = slider.value.flatMap({ SliderValue($0) }),
      abs(start.x - (frame.x + frame.width * value.position)) <= Self.thumbReach
    else { return }
    moveThumb(of: slider, to: value.text(at: value.position + (end.x - start.x) / frame.width))
  }

  private mutating func moveThumb(of slider: ElementNode, to text: String) {
    guard text != slider.value else { return }
    edit { $0.set(.value(text), at: slider.index) }
    report(.valueChanged(slider.index))
  }
}
