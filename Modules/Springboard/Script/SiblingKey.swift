internal import Hierarchy

/// What siblings of two trees have to have in common to be taken for the same.
enum SiblingKey {
  /// The kind and the identifier, or the text.
  case text
  /// The kind, the identifier and the frame.
  case frame
  /// The kind, for what has neither an identifier nor a text.
  case kind

  /// All of them, the surest first.
  static let all = [text, frame, kind]

  struct Value: Hashable {
    let type: String
    var text: [UInt8] = []
    var frame: Rect?
  }

  /// What an element has of it; nil if it has nothing that tells.
  func value(of node: ElementNode) -> Value? {
    let type = node.typeName
    switch self {
    case .text:
      let text = node.identifier ?? node.label ?? node.firstText
      return text.map { Value(type: type, text: Array($0.utf8)) }
    case .frame:
      guard let frame = node.frame, frame != .unavailable else { return nil }
      return Value(type: type, text: Array((node.identifier ?? "").utf8), frame: frame)
    case .kind:
      let isPlain = node.identifier == nil && node.label == nil
      return isPlain ? Value(type: type) : nil
    }
  }
}

extension ElementNode {
  /// How far into an element a text is looked for that stands for it.
  private static let textLookout = 16

  /// The first label of what is inside, which often is what a row is called by people.
  ///
  /// What is inside a field, such as the button "Clear text", comes and goes and says nothing of it.
  var firstText: String? {
    guard TextInputKind(type) == nil else { return nil }
    return descendants.prefix(Self.textLookout).lazy
      .compactMap { $0.label ?? $0.identifier }.first { !$0.isEmpty }
  }
}
