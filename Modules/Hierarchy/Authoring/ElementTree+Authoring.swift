extension ElementTree {
  /// Creates a tree from elements written down as records.
  ///
  /// - Complexity: O(n).
  ///
  /// - Parameters:
  ///   - wrapper: The name of the XML element to write around a dump, for example `AppiumAUT`.
  ///   - roots: The outermost elements; usually one application.
  public init(wrapper: String? = nil, @ElementRecordsBuilder roots: () -> [ElementRecord]) {
    var builder = ElementTreeBuilder()
    builder.wrapper = wrapper
    do {
      for root in roots() {
        for entry in root.entries { try builder.begin(entry) }
      }
    } catch {
      preconditionFailure("A tree cannot hold \(error).")
    }
    self = builder.finish()
  }
}
