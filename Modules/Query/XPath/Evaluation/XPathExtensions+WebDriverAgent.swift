internal import XMLSupport

extension XPathExtensions {
  /// The functions that WebDriverAgent adds to libxml2.
  static var webDriverAgent: XPathExtensions {
    XPathExtensions(
      names: XPathFunction.allCases.filter(\.isWebDriverAgents).map(\.rawValue)
    ) { name, arguments throws(Failure) in
      guard let function = XPathFunction(rawValue: name),
        function.argumentCounts.contains(arguments.count)
      else { throw Failure("\(name)() has the wrong number of arguments") }
      do throws(XPathFailure) {
        return try call(function, arguments)
      } catch {
        guard case .regularExpression(let message) = error else { throw Failure("it failed") }
        throw Failure(message)
      }
    }
  }

  private static func call(
    _ function: XPathFunction,
    _ arguments: [Argument]
  ) throws(XPathFailure) -> XPathValue {
    func pattern(_ number: Int, flags: Int) throws(XPathFailure) -> XPathPattern {
      try XPathPattern(
        XPathPattern.Source(
          pattern: arguments[number].text,
          flags: flags < arguments.count ? arguments[flags].text : "",
          function: function
        )
      )
    }
    let text = arguments[0].text
    switch function {
    case .matches: return .boolean(try pattern(1, flags: 2).hasMatch(in: text))
    case .endsWith:
      let bytes = Array(text.utf8)
      return .boolean(
        bytes.withUnsafeBufferPointer {
          XPathText.has(.endsWith, Array(arguments[1].text.utf8), $0)
        }
      )
    case .lowerCase: return .string(text.lowercased())
    case .upperCase: return .string(text.uppercased())
    case .replace:
      return .string(
        try pattern(1, flags: 3).replacingMatches(in: text, with: arguments[2].text)
      )
    case .tokenize:
      guard arguments.count > 1 else { return .string(XPathPattern.words(in: text)) }
      if text.isEmpty || arguments[1].text.isEmpty {
        return .string(XPathPattern.characters(in: text))
      }
      return .string(try pattern(1, flags: .max).tokens(in: text))
    default:
      let parts =
        arguments[0].texts
        ?? XPathPattern.parts(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
      return .string(parts.joined(separator: arguments[1].text))
    }
  }
}
