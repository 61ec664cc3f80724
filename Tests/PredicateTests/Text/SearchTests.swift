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

  @Test func `a search takes one pass`() throws {
    let text = String(repeating: "a", count: 400_000)
    let needle = String(repeating: "a", count: 200_000) + "b"
    #expect(try TextTest(.contains, needle, options: [])?.holds(for: text) == false)
    #expect(try TextTest(.contains, needle, options: .caseInsensitive)?.holds(for: text) == false)
    #expect(
      try TextTest(.contains, "é" + needle, options: .caseInsensitive)?.holds(for: "ä" + text)
        == false
    )
  }
}
