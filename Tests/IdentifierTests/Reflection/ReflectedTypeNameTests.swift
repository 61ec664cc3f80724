import Identifier
import Testing

@Suite
struct ReflectedTypeNameTests {
  static let cases: [(name: String, path: [String])] = [
    ("App.Screen", ["Screen"]),
    ("App.Login.Forget", ["Login", "Forget"]),
    ("App.Box<Swift.Int>.Kind", ["Box", "Kind"]),
    ("App.Box<Swift.Dictionary<Swift.String, App.Box<Swift.Int>.Kind>>.Kind", ["Box", "Kind"]),
    ("App.Box<(Swift.Int) -> Swift.String>.Kind", ["Box", "Kind"]),
    ("App.Box<(a: Swift.Int, b: () -> ())>.Kind", ["Box", "Kind"]),
    ("(extension in App):Swift.String.Kind", ["String", "Kind"]),
    ("(extension in App):Swift.Array<Swift.Int>.Kind", ["Array", "Kind"]),
    ("(extension in App):Other.Box< where A == Swift.Int>.Kind", ["Box", "Kind"]),
    ("App.(unknown context at $5599af7b0424).Local", ["Local"]),
    ("App.(unknown context at $1).(unknown context at $2).Outer.Local", ["Outer", "Local"]),
    ("App.(Kind in _5F3C7A).Nested", ["Kind", "Nested"]),
    ("App.(Kind #1 in function).Nested", ["Kind", "Nested"]),
    ("App.`odd name. x`.Kind", ["odd name. x", "Kind"]),
    ("App.`odd\u{A0}name`.Kind", ["odd name", "Kind"]),
    ("App.`a) <b`.Kind", ["a) <b", "Kind"]),
    ("App.Box<App.`x > y`>.Kind", ["Box", "Kind"]),
    ("App.Größe.日本", ["Größe", "日本"]),
    ("Screen", ["Screen"]),
    ("", [""]),
    ("App.", ["App."]),
    ("App.Box<", ["Box"]),
    (")).Kind", [")).Kind"]),
  ]

  @Test(arguments: cases)
  func `the path is the type without module, arguments and nameless contexts`(
    name: String,
    path: [String]
  ) {
    #expect(ReflectedTypeName.path(in: name) == path)
  }
}
