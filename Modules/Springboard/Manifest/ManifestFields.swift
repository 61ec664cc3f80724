internal import JSON

/// The members of an object by their keys.
struct ManifestFields {
  let node: JSONNode
  var values: [String: JSONNode] = [:]

  subscript(key: String) -> JSONNode? { values[key] }
}
