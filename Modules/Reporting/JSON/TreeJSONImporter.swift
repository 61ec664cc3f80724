#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import Hierarchy

/// Reads Einstein's own JSON.
enum TreeJSONImporter {
  /// Reads one whole tree.
  static func read(_ source: DumpSource, limits: DumpLimits) throws(DumpError) -> ElementTree {
    let bytes = try source.readToEnd(limit: limits.byteCount)
    let tree: ElementTree
    do {
      tree = try JSONDecoder().decode(ElementTree.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw DumpError(.malformed(sentence(for: error)))
    } catch {
      throw DumpError(.malformed("\(error)"))
    }
    var deepest = 0
    tree.walk { _, depth in deepest = max(deepest, depth + 1) } leave: { _ in }
    guard deepest <= limits.depth else { throw DumpError(.tooDeep(limit: limits.depth)) }
    return tree
  }

  private static func sentence(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "Einstein's JSON needs the key '\(key.stringValue)'" + place(context)
    case .typeMismatch(let type, let context):
      "Einstein's JSON has a value that is no \(type)" + place(context)
    case .valueNotFound(let type, let context):
      "Einstein's JSON has null where a \(type) belongs" + place(context)
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "not well-formed JSON: " + syntaxReason(context)
        : "Einstein's JSON is wrong" + place(context) + ": " + context.debugDescription
    @unknown default:
      "\(error)"
    }
  }

  /// Foundation hides the line and column in the user information of an underlying error.
  private static func syntaxReason(_ context: DecodingError.Context) -> String {
    guard let underlying = context.underlyingError else { return context.debugDescription }
    let text = String(describing: underlying)
    return text.firstMatch(of: /Debug description: ?"?([^"}]*)/).map { String($0.1) } ?? text
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return path.isEmpty ? "" : " at \(path.joined().drop { $0 == "." })"
  }
}
