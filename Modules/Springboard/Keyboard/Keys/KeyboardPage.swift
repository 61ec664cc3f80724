/// What a keyboard shows at present.
package enum KeyboardPage: String, Hashable, Sendable, CaseIterable {
  case letters, numbers, symbols
}
