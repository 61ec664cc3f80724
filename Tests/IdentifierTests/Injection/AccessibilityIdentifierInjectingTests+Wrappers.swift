import Identifier
import Testing

@propertyWrapper
private struct Stored<Value> {
  var wrappedValue: Value
}

@propertyWrapper
private struct Boxed<Value> {
  private let value: Value?
  private let note = "note"

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    guard let value else { preconditionFailure("the value is set from the start") }
    return value
  }
}

@propertyWrapper
private struct Oddly<Value> {
  private let contents: [Value]

  init(wrappedValue: Value) { contents = [wrappedValue] }

  var wrappedValue: Value { contents[0] }
}

@propertyWrapper
private struct Unusual<Value> {
  private let held: Value

  init(wrappedValue: Value) { held = wrappedValue }

  var wrappedValue: Value { held }
}

@propertyWrapper
private struct Stateful<Value> {
  private enum Storage { case initialized(Value), uninitialized }
  private let storage: Storage

  init(wrappedValue: Value) { storage = .initialized(wrappedValue) }

  var wrappedValue: Value {
    switch storage {
    case .initialized(let value): value
    case .uninitialized: preconditionFailure("the value is set from the start")
    }
  }
}

@propertyWrapper
private struct Decorated<Value> {
  var wrappedValue: Value
  let decoration = PlainView()
}

@propertyWrapper
private final class Shared<Value>: AccessibilityIdentifierContainer {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
private struct Weak<Value: AnyObject> {
  private weak var reference: Value?

  var wrappedValue: Value? {
    get { reference }
    set { reference = newValue }
  }
}

private struct Header {
  let title = PlainView()
  let subtitle = PlainView()
}

private final class Screen: AccessibilityIdentifierInjecting {
  @Stored var stored = PlainView()
  @Boxed var boxed = PlainView()
  @Unusual var unusual = PlainView()
  @Stateful var stateful = PlainView()
  @Decorated var decorated = PlainView()
  @Shared var shared = PlainView()
  @Stored var optional: PlainView? = PlainView()
  @Weak<PlainView> var outlet
  @Stored @Boxed var twice = PlainView()
  @Stored var header = Header()
  @Boxed var rows = [PlainView(), PlainView()]
  @Oddly var oddly = PlainView()
  var _pair = Header()
}

@Suite
struct WrapperInjectionTests {
  private let screen = Screen()
  private let outlet = PlainView()

  init() {
    screen.outlet = outlet
    screen.injectAccessibilityIdentifiers()
  }

  @Test
  func `a wrapped view is named after the property`() {
    #expect(screen.stored.elementIdentifier == "stored")
    #expect(screen.optional?.elementIdentifier == "optional")
    #expect(outlet.elementIdentifier == "outlet")
  }

  @Test
  func `what the wrapper calls its fields does not matter`() {
    #expect(screen.boxed.elementIdentifier == "boxed")
    #expect(screen.unusual.elementIdentifier == "unusual")
    #expect(screen.stateful.elementIdentifier == "stateful")
    #expect(screen.oddly.elementIdentifier == "oddly_0")
  }

  @Test
  func `a wrapper in a wrapper and a wrapper class are looked through`() {
    #expect(screen.twice.elementIdentifier == "twice")
    #expect(screen.shared.elementIdentifier == "shared")
  }

  @Test
  func `containers in a wrapper keep their own labels`() {
    #expect(screen.header.title.elementIdentifier == "header_title")
    #expect(screen.header.subtitle.elementIdentifier == "header_subtitle")
    #expect(screen.rows.map(\.elementIdentifier) == ["rows_0", "rows_1"])
  }

  @Test
  func `other views of a wrapper and of a struct with underscore are told apart`() {
    #expect(screen.decorated.elementIdentifier == "decorated")
    let names = Decorating().injectAccessibilityIdentifiers()
    #expect(names == ["view", "view_decoration"])
    #expect(screen._pair.title.elementIdentifier == "pair_title")
    #expect(screen._pair.subtitle.elementIdentifier == "pair_subtitle")
  }
}

private final class Decorating: AccessibilityIdentifierInjecting {
  @Decorated var view = PlainView()
}
