internal import Hierarchy
internal import XMLSupport

extension XPathRun {
  mutating func booleanCall(
    _ function: XPathFunction,
    _ arguments: [XPathSyntax],
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Bool {
    switch function {
    case .true: return true
    case .lang:
      // Trees have no `xml:lang`: what is named so has no namespace. The argument may still fail.
      try evaluate(arguments[0], focus)
      return false
    case .boolean: return try boolean(of: arguments[0], focus)
    case .not: return !(try boolean(of: arguments[0], focus))
    case .contains, .startsWith, .endsWith:
      let text = try text(of: arguments[0], focus)
      let part = try self.text(of: arguments[1], focus)
      return switch function {
      case .contains: XPathText.firstOffset(of: part, in: text) != nil
      case .startsWith: text.starts(with: part)
      default: text.count >= part.count && text.suffix(part.count).elementsEqual(part)
      }
    case .matches:
      let text = try string(of: arguments[0], focus)
      return try pattern(arguments[1], arguments.dropFirst(2).first, .matches, focus)
        .hasMatch(in: text)
    default: return false
    }
  }

  mutating func numberCall(
    _ function: XPathFunction,
    _ arguments: [XPathSyntax],
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Double {
    switch function {
    case .position: return Double(focus.position)
    case .last: return Double(focus.size)
    case .count: return Double(try nodes(of: arguments[0], focus).count)
    case .sum:
      var sum = 0.0
      for place in try nodes(of: arguments[0], focus) { sum += number(of: place) }
      return sum
    case .number:
      guard let argument = arguments.first else { return number(of: focus.place) }
      return try number(of: argument, focus)
    case .stringLength:
      return Double(XPathText.characterCount(try text(arguments.first, focus)))
    case .floor: return try number(of: arguments[0], focus).rounded(.down)
    case .ceiling: return try number(of: arguments[0], focus).rounded(.up)
    case .round: return XPathText.rounded(try number(of: arguments[0], focus))
    default: return .nan
    }
  }

  mutating func textCall(
    _ function: XPathFunction,
    _ arguments: [XPathSyntax],
    _ focus: XPathFocus
  ) throws(XPathFailure) -> [UInt8] {
    switch function {
    case .string: return try text(arguments.first, focus)
    case .concat:
      var text: [UInt8] = []
      for argument in arguments { text += try self.text(of: argument, focus) }
      return text
    case .name, .localName: return try name(arguments.first, focus)
    case .namespaceURI:
      // Trees have no namespaces; the argument may still fail.
      if let argument = arguments.first { try evaluate(argument, focus) }
      return []
    case .normalizeSpace: return XPathText.normalized(try text(arguments.first, focus))
    case .substringBefore, .substringAfter:
      let text = try text(of: arguments[0], focus)
      let part = try self.text(of: arguments[1], focus)
      guard let offset = XPathText.firstOffset(of: part, in: text) else { return [] }
      return Array(
        function == .substringBefore ? text[..<offset] : text[(offset + part.count)...]
      )
    case .substring:
      let text = try text(of: arguments[0], focus)
      let start = try number(of: arguments[1], focus)
      let length = arguments.count > 2 ? try number(of: arguments[2], focus) : nil
      return XPathText.substring(of: text, start, length)
    case .translate:
      return XPathText.translated(
        try text(of: arguments[0], focus),
        from: try text(of: arguments[1], focus),
        to: try text(of: arguments[2], focus)
      )
    case .lowerCase: return Array(try string(of: arguments[0], focus).lowercased().utf8)
    case .upperCase: return Array(try string(of: arguments[0], focus).uppercased().utf8)
    case .replace:
      let text = try string(of: arguments[0], focus)
      let replacement = try string(of: arguments[2], focus)
      let pattern = try pattern(arguments[1], arguments.dropFirst(3).first, .replace, focus)
      return Array(try pattern.replacingMatches(in: text, with: replacement).utf8)
    case .tokenize:
      let text = try string(of: arguments[0], focus)
      guard arguments.count > 1 else { return Array(XPathPattern.words(in: text).utf8) }
      let separator = try string(of: arguments[1], focus)
      if text.isEmpty || separator.isEmpty { return Array(XPathPattern.characters(in: text).utf8) }
      let pattern = try pattern(arguments[1], nil, .tokenize, focus)
      return Array(try pattern.tokens(in: text).utf8)
    case .stringJoin:
      let separator = try text(of: arguments[1], focus)
      let parts: [[UInt8]]
      if arguments[0].kind == .nodes {
        parts = try nodes(of: arguments[0], focus).map { text(of: $0) }
      } else {
        parts = XPathPattern.parts(of: try text(of: arguments[0], focus))
      }
      return Array(parts.joined(separator: separator))
    default: return []
    }
  }

  /// Evaluates an argument on whose value nothing depends.
  mutating func evaluate(
    _ argument: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) {
    if argument.kind == .nodes {
      _ = try nodes(of: argument, focus)
    } else {
      _ = try text(of: argument, focus)
    }
  }

  /// An argument as a text, or without one the text of the context node.
  private mutating func text(
    _ argument: XPathSyntax?,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> [UInt8] {
    guard let argument else { return text(of: focus.place) }
    return try text(of: argument, focus)
  }

  private mutating func string(
    of syntax: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> String {
    String(decoding: try text(of: syntax, focus), as: UTF8.self)
  }

  /// The name of the first node of an argument, or of the context node.
  private mutating func name(
    _ argument: XPathSyntax?,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> [UInt8] {
    var place = focus.place
    if let argument {
      guard let first = try nodes(of: argument, focus).first else { return [] }
      place = first
    }
    if place == .document { return [] }
    let name =
      place.isAttribute
      ? Array(content(of: place).name.utf8) : Array(tree[place.element].webDriverTypeNameBytes)
    // libxml2 has no name for a name that begins with a space.
    return name.first == UInt8(ascii: " ") ? [] : name
  }

  private mutating func pattern(
    _ pattern: XPathSyntax,
    _ flags: XPathSyntax?,
    _ function: XPathFunction,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> XPathPattern {
    let source = XPathPattern.Source(
      pattern: try string(of: pattern, focus),
      flags: try flags.map { syntax throws(XPathFailure) in try string(of: syntax, focus) } ?? "",
      function: function
    )
    if let known = patterns[source] { return known }
    let compiled = try XPathPattern(source)
    // Patterns that are made from elements are many, and of little use later.
    if patterns.count < 64 { patterns[source] = compiled }
    return compiled
  }
}
