import Reporting

/// Standard input as a text.
enum StandardInput {
  /// What messages call it.
  static let name = InputPath(path: InputPath.standardInput).name

  /// How much is read; nobody types or pipes a larger predicate or object.
  private static let limit = 64 << 20

  /// All of the text; nil when it cannot be read or is no UTF-8, which is then reported.
  static func text(_ console: Console) -> String? {
    do throws(DumpError) {
      let bytes = try DumpSource.standardInput().readToEnd(limit: limit)
      let text = String(decoding: bytes, as: UTF8.self)
      if text.utf8.elementsEqual(bytes) { return text }
      console.complain("\(name): it is not UTF-8")
    } catch {
      console.complain("\(name): \(error)")
    }
    return nil
  }
}
