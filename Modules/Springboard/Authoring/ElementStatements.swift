public import Hierarchy
internal import Query

/// Changes attributes of all elements that a locator finds.
public struct Change: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - locator: The elements; a mistake in the locator stops the program.
  ///   - changes: What becomes of the attributes.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ locator: String,
    _ changes: AttributeChange...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = .set(Authored.locator(locator, file, line), AttributeChanges(changes))
  }
}

/// Removes all elements that a locator finds.
public struct Remove: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - locator: The elements; a mistake in the locator stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = .remove(Authored.locator(locator, file, line))
  }
}

/// Inserts elements that are written down, in whose texts `${…}` may stand.
public struct Insert: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Inserts an element into another, as the last.
  ///
  /// - Parameters:
  ///   - record: What to insert.
  ///   - locator: The element to insert it into; a mistake in the locator stops the program.
  ///   - isFirst: Whether it is inserted as the first instead.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ record: ElementRecord,
    into locator: String,
    asFirst isFirst: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let locator = Authored.locator(locator, file, line)
    effect = Self.insert(record, isFirst ? .firstIn(locator) : .lastIn(locator), file, line)
  }

  /// Inserts an element next to another, before it.
  ///
  /// - Parameters:
  ///   - record: What to insert.
  ///   - locator: The other element; a mistake in the locator stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ record: ElementRecord,
    above locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = Self.insert(record, .above(Authored.locator(locator, file, line)), file, line)
  }

  /// Inserts an element next to another, after it.
  ///
  /// - Parameters:
  ///   - record: What to insert.
  ///   - locator: The other element; a mistake in the locator stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ record: ElementRecord,
    below locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = Self.insert(record, .below(Authored.locator(locator, file, line)), file, line)
  }

  private static func insert(
    _ record: ElementRecord,
    _ place: InsertionPlace,
    _ file: StaticString,
    _ line: UInt
  ) -> Effect {
    do throws(TextTemplateError) {
      return .insert(try AppFragment(record), place)
    } catch {
      preconditionFailure("\(error)", file: file, line: line)
    }
  }
}

/// Gives a field the keyboard.
public struct FocusOn: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - locator: The elements; a mistake in the locator stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = .focus(Authored.locator(locator, file, line))
  }
}

/// Takes the keyboard away.
public struct HideKeyboard: EffectStatement {
  /// The effect.
  public var effect: Effect { .dismissKeyboard }

  /// Creates the effect.
  public init() {}
}
