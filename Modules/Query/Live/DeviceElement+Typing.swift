internal import Hierarchy

extension DeviceElement {
  /// Types a text; the element or something inside it must have the keyboard's focus.
  ///
  /// `\n` presses return, and a backspace (`KeyboardKey.delete`) deletes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    type(.typeText(text), .type, SourceSite(file: file, line: line))
  }

  /// Types a text; the element or something inside it must have the keyboard's focus.
  @_disfavoredOverload
  public func typeText(_ text: String) { type(.typeText(text), .type, nil) }

  /// Presses a key while others are held.
  ///
  /// - Parameters:
  ///   - key: The key, as the text that it types.
  ///   - flags: The keys that are held.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func typeKey(
    _ key: String,
    modifierFlags flags: KeyModifierFlags,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    type(.typeKey(key, modifiers: flags), .typeKey, SourceSite(file: file, line: line))
  }

  /// Presses a key while others are held.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - flags: The keys that are held.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func typeKey(
    _ key: KeyboardKey,
    modifierFlags flags: KeyModifierFlags,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  private func type(_ event: DeviceEvent, _ action: ElementAction, _ site: SourceSite?) {
    session.note(site)
    let site = place(site)
    guard let (screen, node) = found(for: action, at: site) else { return }
    let focus = session.device.keyboardFocus(in: path.application)
    let end = Int(screen.subtreeEnd(of: Int32(node.index)))
    guard let focus, focus >= node.index, focus < end else {
      return fail(.noKeyboardFocus(node), action, at: site)
    }
    do throws(DeviceError) {
      for event in event.pressed(holding: session.heldKeys) { try session.device.perform(event) }
    } catch {
      session.fail("Failed to \(action.rawValue) \(path): \(error)", at: site)
    }
  }
}
