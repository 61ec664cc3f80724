// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// Sentences for what can be wrong with an expression; libxml2 gives but a number.
enum XPathFault {
  /// What libxml2 reports about an expression.
  static func error(_ error: xmlError, _ expression: String) -> XPathError {
    if isUnknownFunction(error.code), let (name, offset) = unknownFunction(in: expression) {
      let message = "'\(name)' is no function of XPath 1.0"
      return XPathError(expression: expression, message: message, offset: offset)
    }
    let isLimit = error.code == firstCode + Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue)
    return XPathError(
      expression: expression,
      message: isLimit ? "it takes too many operations" : sentence(forCode: error.code),
      offset: error.str1 == nil ? nil : Int(error.int1),
      reason: isLimit ? .tooManyOperations : .invalid
    )
  }

  /// Error codes are those of the module XPath, counted from here.
  private static let firstCode = Int32(XML_XPATH_EXPRESSION_OK.rawValue)

  /// Says what an error code of libxml2 means.
  static func sentence(forCode code: Int32) -> String {
    // libxml2 gives no number for a function whose prefix it does not know.
    if code == 0 { return "a name is not known" }
    return sentences[UInt32(bitPattern: code)]
      ?? "it cannot be evaluated (error \(code) of libxml2)"
  }

  private static let sentences: [UInt32: String] = [
    XML_XPATH_NUMBER_ERROR.rawValue: "a number is malformed",
    XML_XPATH_UNFINISHED_LITERAL_ERROR.rawValue: "a string has no closing quote",
    XML_XPATH_START_LITERAL_ERROR.rawValue: "a string in quotes is expected",
    XML_XPATH_VARIABLE_REF_ERROR.rawValue: "a variable's name is expected after '$'",
    XML_XPATH_UNDEF_VARIABLE_ERROR.rawValue: "a variable has no value; there are none here",
    XML_XPATH_INVALID_PREDICATE_ERROR.rawValue: "the condition in '[…]' is malformed",
    XML_XPATH_EXPR_ERROR.rawValue: "a part of the expression is missing or malformed",
    XML_XPATH_UNCLOSED_ERROR.rawValue: "a closing parenthesis is missing",
    XML_XPATH_UNKNOWN_FUNC_ERROR.rawValue: "a function is not one of XPath 1.0",
    XML_XPATH_INVALID_OPERAND.rawValue: "an operand is of the wrong kind",
    XML_XPATH_INVALID_TYPE.rawValue: "an argument or a step is of the wrong kind",
    XML_XPATH_INVALID_ARITY.rawValue: "a function has too many or too few arguments",
    XML_XPATH_INVALID_CTXT_SIZE.rawValue: "the size of the context is wrong",
    XML_XPATH_INVALID_CTXT_POSITION.rawValue: "the position in the context is wrong",
    XML_XPATH_MEMORY_ERROR.rawValue: "there is not enough memory for it",
    XML_XPTR_SYNTAX_ERROR.rawValue: "its pointer syntax is wrong",
    XML_XPATH_UNDEF_PREFIX_ERROR.rawValue: "a namespace prefix is not known; there are none here",
    XML_XPATH_ENCODING_ERROR.rawValue: "it is not UTF-8",
    XML_XPATH_INVALID_CHAR_ERROR.rawValue: "it holds a character that XML forbids",
  ]

  /// Whether an error code of libxml2 says that a function is not known.
  static func isUnknownFunction(_ code: Int32) -> Bool {
    code == Int32(XML_XPATH_UNKNOWN_FUNC_ERROR.rawValue)
  }

  /// The first name in an expression that is called like a function and is none of XPath 1.0.
  ///
  /// libxml2 says where the call ends, and not what is called.
  static func unknownFunction(in expression: String) -> (name: String, offset: Int)? {
    let bytes = Array(expression.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") || bytes[index] == UInt8(ascii: "\"") {
        let quote = bytes[index]
        index = bytes[(index + 1)...].firstIndex(of: quote).map { $0 + 1 } ?? bytes.count
        continue
      }
      let start = index
      while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      let next = bytes[index...].first { $0 != UInt8(ascii: " ") }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      if next == UInt8(ascii: "("), !knownCalls.contains(name) { return (name, start) }
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }

  /// What may stand before "(" in XPath 1.0: functions, node tests and operators.
  private static let knownCalls: Set<String> = [
    "last", "position", "count", "id", "local-name", "namespace-uri", "name", "string", "concat",
    "starts-with", "contains", "substring-before", "substring-after", "substring",
    "string-length", "normalize-space", "translate", "boolean", "not", "true", "false", "lang",
    "number", "sum", "floor", "ceiling", "round",
    "comment", "text", "processing-instruction", "node", "and", "or", "div", "mod",
  ]
}
