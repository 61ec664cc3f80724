import Identifier
import Testing

@Suite
struct NamingContentTests {
  static let cases: [(content: NamingContent, name: String?)] = [
    (.text("Hello"), "Hello"),
    (.text(" two\nlines "), "two lines"),
    (.text(""), nil),
    (.text(nil), nil),
    (.text("null"), nil),
    (.text("(null)"), nil),
    (.image(name: "star", tag: 7), "star"),
    (.image(name: nil, tag: 7), "image7"),
    (.image(name: "", tag: 0), "image0"),
    (.image(name: "null", tag: -1), "image-1"),
    (.button(title: "Save", imageName: "disk"), "Save_disk"),
    (.button(title: "Save", imageName: nil), "Save"),
    (.button(title: "null", imageName: "disk"), "disk"),
    (.button(title: nil, imageName: ""), nil),
    (.navigationBar(title: "Settings"), "Settings"),
    (.navigationBar(title: nil), nil),
    (.cell(reuseIdentifier: "User", section: 0, row: 3), "User_0_3"),
    (.cell(reuseIdentifier: "User", section: nil, row: nil), "User"),
    (.cell(reuseIdentifier: nil, section: 1, row: 2), "1_2"),
    (.cell(reuseIdentifier: nil, section: nil, row: nil), nil),
    (.none, nil),
  ]

  @Test(arguments: cases)
  func `the name has the parts that say something`(content: NamingContent, name: String?) {
    #expect(content.name == name)
  }
}
