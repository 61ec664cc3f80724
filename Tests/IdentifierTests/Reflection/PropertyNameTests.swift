import Identifier
import Testing

@Suite
struct PropertyNameTests {
  @Test(arguments: [
    ("title", "title"),
    ("_title", "title"),
    ("__title", "_title"),
    ("$__lazy_storage_$_title", "title"),
    ("$__lazy_storage_$__title", "title"),
    ("`my view`", "my view"),
    ("`my\u{A0}view`", "my view"),
    ("$__lazy_storage_$_`my view`", "my view"),
    (".0", "0"),
    ("größe", "größe"),
    ("日本", "日本"),
    ("👍", "👍"),
    ("_", "_"),
    ("``", "``"),
    ("", ""),
  ])
  func `the name is the one a developer gave the property`(label: String, name: String) {
    #expect(label.propertyName == name)
  }
}
