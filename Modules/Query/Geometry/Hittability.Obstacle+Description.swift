internal import Hierarchy

extension Hittability.Obstacle: CustomStringConvertible {
  /// Why the element cannot be tapped, with what is in the way.
  public var description: String {
    switch self {
    case .noFrame: "it has no frame"
    case .emptyFrame: "its frame has no area"
    case .offScreen: "it is off the screen"
    case .clipped(let view): "it is scrolled out of \(view.line)"
    case .covered(let cover) where cover.isOfType(.application):
      "its app is not in front, but \(cover.line)"
    case .covered(let cover): "it is covered by \(cover.line)"
    case .recordedInvisible: "the screen says that it is invisible"
    case .recordedNotHittable: "the screen says that it is not hittable"
    }
  }
}
