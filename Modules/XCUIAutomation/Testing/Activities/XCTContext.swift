/// What a test runs in.
public final class XCTContext {
  /// Runs a part of a test that has a name in its record.
  ///
  /// - Parameters:
  ///   - name: What the part is called.
  ///   - block: The part; it gets the activity, to attach something to.
  /// - Returns: What the block returns.
  @discardableResult
  public class func runActivity<Result>(
    named name: String,
    block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = RunningActivity(named: name)
    defer { activity.end() }
    return try block(activity)
  }

  // Disfavoured, or asynchronous tests would have to await blocks that are not asynchronous.

  /// Runs a part of an asynchronous test that has a name in its record.
  ///
  /// - Parameters:
  ///   - name: What the part is called.
  ///   - isolation: The actor that the test runs on.
  ///   - block: The part; it gets the activity, to attach something to.
  /// - Returns: What the block returns.
  @_disfavoredOverload
  @discardableResult
  public class func runActivity<Result>(
    named name: String,
    isolation: isolated (any Actor)? = #isolation,
    block: (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    let activity = RunningActivity(named: name)
    defer { activity.end() }
    return try await block(activity)
  }
}
