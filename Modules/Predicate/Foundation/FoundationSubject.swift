internal import Foundation

/// A value of Foundation's that is neither number, text, date nor collection.
///
/// It has the keys that its class has for key-value coding on Apple's platforms.
struct FoundationSubject: PredicateSubject, ReflectedTypeName, @unchecked Sendable {
  // Sendable is unchecked since it may be anything; see `PredicateValue`.
  let value: AnyHashable

  var typeName: String { "\(type(of: value.base))" }

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch value.base {
    case let url as URL: Self.value(of: url, forKey: key)
    case let uuid as UUID: key == "UUIDString" ? .string(uuid.uuidString) : nil
    case let data as Data: key == "length" ? .integer(Int64(data.count)) : nil
    default: nil
    }
  }

  private static func value(of url: URL, forKey key: String) -> PredicateValue? {
    switch key {
    case "absoluteString": .string(url.absoluteString)
    case "scheme": PredicateValue(url.scheme)
    case "host": PredicateValue(url.host)
    case "port": PredicateValue(url.port)
    case "path": .string(url.path)
    case "query": PredicateValue(url.query)
    case "fragment": PredicateValue(url.fragment)
    case "user": PredicateValue(url.user)
    case "lastPathComponent": .string(url.lastPathComponent)
    case "pathExtension": .string(url.pathExtension)
    case "pathComponents": PredicateValue(url.pathComponents)
    case "fileURL", "isFileURL": .bool(url.isFileURL)
    default: nil
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    (other as? FoundationSubject)?.value == value
  }
}
