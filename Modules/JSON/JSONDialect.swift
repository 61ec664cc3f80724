/// The grammar that a text is read by.
package enum JSONDialect: Hashable, Sendable {
  /// JSON (RFC 8259).
  case json
  /// JSON5 1.0.0, which people write by hand: comments, commas at the end, keys without quotes,
  /// single quotes, strings over several lines, and further ways to write numbers.
  case json5
}
