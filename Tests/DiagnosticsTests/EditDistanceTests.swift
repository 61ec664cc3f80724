import Diagnostics
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("ca", "abc", 2), ("kitten", "sitting", 3), ("formt", "format", 1), ("é", "e\u{301}", 0),
  ])
  func `the distance counts edits and swaps`(_ source: String, _ target: String, _ count: Int) {
    #expect(source.editDistance(to: target) == count)
    #expect(target.editDistance(to: source) == count)
  }

  @Test func `the distance obeys the triangle inequality`() {
    let texts = ["", "a", "b", "ab", "ba", "ca", "ac", "abc", "acb", "bca"]
    for (one, two) in texts.flatMap({ one in texts.map { (one, $0) } }) {
      for three in texts {
        let detour = one.editDistance(to: three) + three.editDistance(to: two)
        #expect(one.editDistance(to: two) <= detour)
      }
    }
  }

  @Test(arguments: [
    ("formt", ["format"]), ("FORMAT", ["format"]), ("f", ["format", "first"]), ("x", []),
    ("", []), ("frist", ["first"]), ("completely different", []), ("ver", ["version"]),
  ])
  func `only near names are suggested`(_ text: String, _ suggestions: [String]) {
    #expect(text.nearest(among: ["format", "first", "version"]) == suggestions)
  }
}
