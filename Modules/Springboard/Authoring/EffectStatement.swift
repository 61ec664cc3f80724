/// A line in the closure of `On`, which stands for an effect.
public protocol EffectStatement {
  /// The effect.
  var effect: Effect { get }
}

extension Effect: EffectStatement {
  /// The effect itself, so that effects may stand among statements.
  public var effect: Effect { self }
}
