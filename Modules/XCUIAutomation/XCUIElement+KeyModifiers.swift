public import Query

extension DeviceElement {
  /// Calls a closure while modifier keys are held.
  ///
  /// They count for what is typed. No touch can be made with keys held; that is a failure.
  ///
  /// - Parameters:
  ///   - flags: The keys.
  ///   - block: What is done meanwhile.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    DeviceSession.current.holding(flags, block)
  }
}
