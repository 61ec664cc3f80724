import Foundation
import Predicate
import Testing

/// Searches in texts of ASCII, whose bytes are looked at eight at a time.
@Suite struct SearchTests {
  @Test func `a text is found at every place, however often it nearly occurs`() throws {
    let needles = [
      "a", "ab", "aab", "aaaaaaaab", "\0", "\0a", "z", "Ab", "9", "a\0", "[", "aaaaaaaaaaab",
    ]
    let nearly = String(repeating: "aA", count: 60)
    for needle in needles {
      for length in 0...20 {
        for text in [
          String(repeating: "x", count: length) + needle, nearly + needle + nearly,
          String(nearly.prefix(length)) + "\0" + needle.dropLast(),
          String(repeating: "`", count: length),
        ] {
          for (options, compared) in [([], []), (.caseInsensitive, .caseInsensitive)]
            as [(FormatPredicate.Options, NSString.CompareOptions)]
          {
            let test = try #require(try TextTest(.contains, needle, options: options))
            let found = NSString(string: text).range(of: needle, options: compared)
            #expect(
              try test.holds(for: text) == (found.location != NSNotFound),
              "\(text.debugDescription) \(needle.debugDescription) \(options)"
            )
          }
        }
      }
    }
  }

  /// If each place were tried anew these would take hours.
  @Test func `a search takes one pass`() throws {
    // The second is of characters that are simple, and so are not left to Foundation.
    for letter in ["a", "中"] {
      let text = String(repeating: letter, count: 400_000)
      let part = String(repeating: letter, count: 200_000)
      for options in [[], .caseInsensitive] as [FormatPredicate.Options] {
        let absent = try #require(try TextTest(.contains, part + "b", options: options))
        #expect(try absent.holds(for: text) == false)
        let present = try #require(try TextTest(.contains, part, options: options))
        #expect(try present.holds(for: text))
      }
    }
  }
}
