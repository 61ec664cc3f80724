/// How a wait ended, with the names and raw values of `XCTWaiter.Result`.
public enum WaitResult: Int, Hashable, Sendable, CaseIterable {
  /// What was waited for came in time.
  case completed = 1
  /// The time was over before.
  case timedOut = 2
  /// Several things came in another order; no wait of ours ends so.
  case incorrectOrder = 3
  /// Something came that should not; no wait of ours ends so.
  case invertedFulfillment = 4
  /// There was nothing to wait for: a mistake in the condition, or an earlier failure.
  case interrupted = 5
}
