import Identifier
import Testing

private enum LoginAccessID {
  enum SignIn: String, PrettyRawRepresentable { case phoneNumber }

  enum Forget: String, PrettyRawRepresentable {
    case phoneNumber
    case setting = "HomeSetting3"
    case repeated = "repeated"
    case `default`
    case `raw name`
    case größe
  }
}

private enum Described: String, PrettyRawRepresentable, CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  case title
  case footer = "foot"

  var description: String { "Overview" }
  var debugDescription: String { "foot" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

struct Box<Content> {
  enum Kind: String, PrettyRawRepresentable { case a }
  struct Inner<Other> { enum Kind: String, PrettyRawRepresentable { case b } }
}

extension String {
  fileprivate enum Kind: String, PrettyRawRepresentable { case plain }
}

extension Array where Element == Int {
  enum Kind: String, PrettyRawRepresentable { case numbers }
}

enum `raw. type` {
  enum `With (many) <signs>`: String, PrettyRawRepresentable { case a }
}

private enum Handmade: PrettyRawRepresentable {
  case known, other(String)

  init?(rawValue: String) { self = rawValue == "known" ? .known : .other(rawValue) }

  var rawValue: String {
    switch self {
    case .known: "known"
    case .other(let text): text
    }
  }
}

private struct Record: PrettyRawRepresentable, CustomStringConvertible {
  var rawValue: String
  var description: String { rawValue }
}

private func localOfFreeFunction() -> String {
  enum Local: String, PrettyRawRepresentable { case a }
  return Local.a.prettyRawValue
}

@MainActor
private enum Isolated: String, @MainActor PrettyRawRepresentable { case here }

@Suite
struct PrettyRawRepresentableTests {
  struct Case: Sendable {
    let identifier: @Sendable () -> any PrettyRawRepresentable
    let expected: String

    init(
      _ expected: String,
      _ identifier: @autoclosure @escaping @Sendable () -> any PrettyRawRepresentable
    ) {
      self.identifier = identifier
      self.expected = expected
    }
  }

  static let cases = [
    Case("LoginAccessID_Forget_phoneNumber", LoginAccessID.Forget.phoneNumber),
    Case("LoginAccessID_SignIn_phoneNumber", LoginAccessID.SignIn.phoneNumber),
    Case("HomeSetting3", LoginAccessID.Forget.setting),
    Case("LoginAccessID_Forget_repeated", LoginAccessID.Forget.repeated),
    Case("LoginAccessID_Forget_default", LoginAccessID.Forget.default),
    Case("LoginAccessID_Forget_raw name", LoginAccessID.Forget.`raw name`),
    Case("LoginAccessID_Forget_größe", LoginAccessID.Forget.größe),
    Case("Described_title", Described.title),
    Case("foot", Described.footer),
    Case("Box_Kind_a", Box<Int>.Kind.a),
    Case("Box_Kind_a", Box<[String: Box<(Int) -> (a: Int, b: any Error)>.Kind]>.Kind.a),
    Case("Box_Inner_Kind_b", Box<Int>.Inner<(String) -> Void>.Kind.b),
    Case("String_Kind_plain", String.Kind.plain),
    Case("Array_Kind_numbers", [Int].Kind.numbers),
    Case("raw. type_With (many) <signs>_a", `raw. type`.`With (many) <signs>`.a),
    Case("Handmade_known", Handmade.known),
    Case("free", Handmade.other("free")),
    Case("record", Record(rawValue: "record")),
  ]

  @Test(arguments: cases)
  func `a case gives the path of its type, a raw value written by hand wins`(_ example: Case) {
    #expect(example.identifier().prettyRawValue == example.expected)
  }

  @Test
  func `local enums are named without the function around them`() {
    enum Local: String, PrettyRawRepresentable {
      case a
      enum Nested: String, PrettyRawRepresentable { case b }
    }
    struct Outer {
      func inner() -> String {
        enum Deep: String, PrettyRawRepresentable { case c }
        return { Deep.c.prettyRawValue }()
      }
    }
    let suite = "PrettyRawRepresentableTests"
    #expect(Local.a.prettyRawValue == "\(suite)_Local_a")
    #expect(Local.Nested.b.prettyRawValue == "\(suite)_Local_Nested_b")
    #expect(Outer().inner() == "\(suite)_Outer_Deep_c")
    #expect(localOfFreeFunction() == "Local_a")
  }

  @Test @MainActor
  func `an enum bound to the main actor works there`() {
    #expect(Isolated.here.prettyRawValue == "Isolated_here")
    #expect(ElementIdentifier(Isolated.here).rawValue == "Isolated_here")
  }
}
