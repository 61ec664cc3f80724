package import Hierarchy

/// Why what was asked of a control cannot be done.
package enum ScreenRefusal: Hashable, Sendable {
  /// There is no control of the kind at the point.
  case noControl(ElementType, at: Point)
  /// The value of a slider is no position.
  case unknownPosition(Int, value: String)
  /// The wheel is known not to have the value.
  case noSuchValue(Int, wanted: String, known: [String])
  /// Of the wheel's values, only the one that it shows is known.
  case valuesUnknown(Int, wanted: String, shown: String?)
}

extension ScreenRefusal {
  func renumbered(_ place: (Int) -> Int) -> ScreenRefusal {
    switch self {
    case .noControl: self
    case .unknownPosition(let index, let value): .unknownPosition(place(index), value: value)
    case .noSuchValue(let index, let wanted, let known):
      .noSuchValue(place(index), wanted: wanted, known: known)
    case .valuesUnknown(let index, let wanted, let shown):
      .valuesUnknown(place(index), wanted: wanted, shown: shown)
    }
  }
}

extension ScreenRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noControl(let type, let point):
      return "No \(type.name) is at point \(point.x), \(point.y)"
    case .unknownPosition(_, let value):
      return "The slider's value '\(value)' is neither a percentage nor a number from 0 to 1"
    case .noSuchValue(_, let wanted, let known):
      let values = known.map { "'\($0)'" }.joined(separator: ", ")
      return "The picker wheel has no value '\(wanted)'; it has \(values)"
    case .valuesUnknown(_, let wanted, let shown):
      let shown = shown.map { "it shows '\($0)'" } ?? "it shows none"
      return "The picker wheel is not known to have a value '\(wanted)': \(shown), and a recording "
        + "tells no others; list them in the app's model"
    }
  }
}
