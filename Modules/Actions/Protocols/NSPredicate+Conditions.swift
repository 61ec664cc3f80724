internal import Foundation
internal import Predicate

// They are asked often, so nothing is parsed for them.
extension NSPredicate {
  /// That the element exists and is enabled.
  static var isReady: NSPredicate {
    NSPredicate(FormatPredicate.and([isTrue("exists"), isTrue("isEnabled")]))
  }

  /// That text is typed into the element.
  static var hasKeyboardFocus: NSPredicate { NSPredicate(isTrue("hasKeyboardFocus")) }

  private static func isTrue(_ key: String) -> FormatPredicate {
    .comparison(FormatPredicate.Comparison(.key(key), .equalTo, .integer(1)))
  }
}
