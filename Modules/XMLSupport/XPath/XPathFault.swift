// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// Sentences for what can be wrong with an expression; libxml2 gives but a number.
enum XPathFault {
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
}
