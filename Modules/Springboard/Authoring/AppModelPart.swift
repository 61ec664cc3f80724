/// A part of an app model: a screen, or a rule for every screen.
public protocol AppModelPart {
  /// Adds the part to a model.
  func add(to model: inout AppModel)
}
