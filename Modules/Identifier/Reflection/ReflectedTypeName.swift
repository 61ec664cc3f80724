/// Reads the names of types as the runtime writes them.
package enum ReflectedTypeName {
  /// Returns the names of the types around and including a type, outermost first.
  ///
  /// The module, generic arguments, the mark of an extension and contexts without a name are left
  /// out:
  /// ```swift
  /// path(in: "App.Box<Swift.Int>.Kind")                    // ["Box", "Kind"]
  /// path(in: "(extension in App):Swift.String.Kind")       // ["String", "Kind"]
  /// path(in: "App.(unknown context at $55d0c8).Local")     // ["Local"]
  /// ```
  ///
  /// - Parameter reflectedName: What `String(reflecting:)` gives for a type.
  /// - Returns: The path; the whole text when it has only one part.
  /// - Complexity: O(*n*) in the length of the name.
  package static func path(in reflectedName: String) -> [String] {
    var reader = Reader()
    for character in reflectedName {
      reader.read(character)
    }
    let parts = reader.finished()
    let types = parts.dropFirst().filter { !$0.isEmpty }
    return types.isEmpty ? [reflectedName] : Array(types)
  }

  private struct Reader {
    private var parts: [String] = []
    private var part = ""
    private var group = ""
    private var depth = 0
    private var isQuoted = false
    private var previous: Character = " "

    mutating func read(_ character: Character) {
      defer { previous = character }
      if character == "`" {
        isQuoted.toggle()
      } else if isQuoted {
        keep(character.inRawIdentifier)
      } else {
        readUnquoted(character)
      }
    }

    mutating func finished() -> [String] {
      parts + [part]
    }

    private mutating func readUnquoted(_ character: Character) {
      switch character {
      case "<", "(":
        if depth == 0 { group = "" }
        depth += 1
      case ">" where previous == "-":
        // The arrow of a function type closes nothing.
        keep(character)
      case ">", ")":
        depth -= 1
        if depth == 0, character == ")", part.isEmpty { part = privateName }
      case "." where depth == 0:
        parts.append(part)
        part = ""
      case ":" where depth == 0:
        // Ends the mark of an extension; the extended type follows with its own module.
        part = ""
      default:
        keep(character)
      }
    }

    private mutating func keep(_ character: Character) {
      if depth == 0 {
        part.append(character)
      } else {
        group.append(character)
      }
    }

    /// The name in `(Kind in _5F3C)` or `(Kind #1 in function)`, as debug information writes it.
    private var privateName: String {
      let words = group.split(separator: " ")
      guard
        let first = words.first,
        words.count == 3 && words[1] == "in" || words.count > 3 && words[1].hasPrefix("#"),
        first != "extension"
      else { return "" }
      return String(first)
    }
  }
}
