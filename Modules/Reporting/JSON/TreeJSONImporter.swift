#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import Hierarchy
internal import JSON

/// Reads Einstein's own JSON.
enum TreeJSONImporter {
  /// Reads one whole tree.
  static func read(_ source: DumpSource, limits: DumpLimits) throws(DumpError) -> ElementTree {
    let bytes = try source.readToEnd(limit: limits.byteCount)
    let tree: ElementTree
    do {
      tree = try JSONDecoder().decode(ElementTree.self, from: Data(bytes))
    } catch let error as DecodingError {
      if let fault = JSONSyntaxFault.find(in: bytes) { throw dumpError(fault, in: bytes) }
      throw DumpError(.wrongJSON(sentence(for: error)))
    } catch {
      throw DumpError(.wrongJSON("\(error)"))
    }
    var deepest = 0
    tree.walk { _, depth in
      deepest = max(deepest, depth + 1)
    } leave: { _ in
    }
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
      // Without a path it is the grammar, which is fine as it is known to be; what Foundation does
      // not take beyond that are numbers.
      context.codingPath.isEmpty
        ? "Einstein's JSON has a number that is out of range"
        : "Einstein's JSON is wrong" + place(context) + ": " + context.debugDescription
    @unknown default:
      "\(error)"
    }
  }

  private static func dumpError(_ fault: JSONSyntaxFault, in bytes: [UInt8]) -> DumpError {
    let sentence = "\(fault.expected) is expected here"
    return DumpError(
      .wrongJSON((fault.isAtEnd ? "it is cut off: " : "not well-formed JSON: ") + sentence),
      at: LineStarts(bytes).position(of: fault.offset)
    )
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return path.isEmpty ? "" : " at \(path.joined().drop { $0 == "." })"
  }
}
