internal import Foundation

/// What only Foundation can tell.
extension TextTest {
  private var foundationOptions: NSString.CompareOptions {
    var options: NSString.CompareOptions = []
    if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if self.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    if self.options.contains(.normalized) { options.insert(.literal) }
    return options
  }

  func foundationOrder(of text: UnsafeBufferPointer<UInt8>) -> ComparisonResult {
    NSString(string: String(decoding: text, as: UTF8.self))
      .compare(self.text, options: foundationOptions)
  }

  /// Returns whether the text is found at a place in another.
  func finds(in text: UnsafeBufferPointer<UInt8>, _ place: Place) -> Bool {
    if let answer = simplyFinds(in: text, place) { return answer }
    var options = foundationOptions
    switch place {
    case .anywhere: break
    case .start, .whole: options.insert(.anchored)
    case .end: options.formUnion([.anchored, .backwards])
    }
    return NSString(string: String(decoding: text, as: UTF8.self))
      .range(of: self.text, options: options).location != NSNotFound
  }

  /// What an ASCII text has to be, or to contain, to be the same as another text.
  static func asciiBytes(for text: String, options: FormatPredicate.Options) -> [UInt8]? {
    let ignoresCase = options.contains(.caseInsensitive)
    var folded = Array(text.utf8)
    if !folded.allSatisfy({ $0 < 0x80 }) {
      guard !options.contains(.normalized) else { return nil }
      folded = Array(Self.folded(text, for: options).utf8)
      guard folded.allSatisfy({ $0 < 0x80 }) else { return nil }
    }
    return ignoresCase ? folded.map(\.asciiLowercased) : folded
  }

  /// A decomposed text without what the options overlook.
  private static func folded(_ text: String, for options: FormatPredicate.Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    let decomposed = text.decomposedStringWithCanonicalMapping
    return folding.isEmpty ? decomposed : decomposed.folding(options: folding, locale: nil)
  }
}

extension String {
  /// The text without combining marks.
  var withoutMarks: String { folding(options: .diacriticInsensitive, locale: nil) }
}

extension FormatPredicate.Operator {
  /// Whether an ordering operator holds for two values in this order.
  func holds(for order: ComparisonResult) -> Bool {
    switch self {
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .equalTo: order == .orderedSame
    default: order != .orderedSame
    }
  }
}
