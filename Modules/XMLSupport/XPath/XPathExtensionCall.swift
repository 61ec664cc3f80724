// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// What libxml2 calls during one evaluation for functions beside those of XPath 1.0.
final class XPathExtensionCall {
  private let extensions: XPathExtensions?
  /// What the first function that failed said.
  private(set) var failure: String?

  init(_ extensions: XPathExtensions?) { self.extensions = extensions }

  /// Makes the functions known; the context must not outlive this object.
  func register(in context: xmlXPathContextPtr) {
    guard let extensions else { return }
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    for name in extensions.names {
      xmlXPathRegisterFunc(context, name) { parser, count in
        // The name of the function is in the context while it is called.
        guard let parser, let context = parser.pointee.context,
          let data = context.pointee.userData, let name = context.pointee.function
        else { return }
        Unmanaged<XPathExtensionCall>.fromOpaque(data).takeUnretainedValue()
          .call(String(cString: name), parser, argumentCount: Int(count))
      }
    }
  }

  private func call(_ name: String, _ parser: xmlXPathParserContextPtr, argumentCount: Int) {
    var arguments: [XPathExtensions.Argument] = []
    for _ in 0..<argumentCount {
      guard let object = valuePop(parser) else {
        xmlXPathErr(parser, Int32(XPATH_STACK_ERROR.rawValue))
        return
      }
      defer { xmlXPathFreeObject(object) }
      arguments.append(Self.argument(object))
    }
    arguments.reverse()
    do throws(XPathExtensions.Failure) {
      guard let extensions else { return }
      switch try extensions.call(name, arguments) {
      case .boolean(let value): valuePush(parser, xmlXPathNewBoolean(value ? 1 : 0))
      case .number(let value): valuePush(parser, xmlXPathNewFloat(value))
      case .string(let value): valuePush(parser, xmlXPathNewCString(value))
      case .nodes: xmlXPathErr(parser, Int32(XPATH_INVALID_TYPE.rawValue))
      }
    } catch {
      failure = failure ?? error.message
      xmlXPathErr(parser, Int32(XPATH_EXPR_ERROR.rawValue))
    }
  }

  private static func argument(_ object: xmlXPathObjectPtr) -> XPathExtensions.Argument {
    var texts: [String]?
    if object.pointee.type == XPATH_NODESET {
      xmlXPathNodeSetSort(object.pointee.nodesetval)
      let set = object.pointee.nodesetval
      texts = (0..<Int(set?.pointee.nodeNr ?? 0)).map { index in
        text(xmlXPathCastNodeToString(set?.pointee.nodeTab[index]))
      }
    }
    return XPathExtensions.Argument(text: text(xmlXPathCastToString(object)), texts: texts)
  }

  /// A text that libxml2 has made, which is freed.
  private static func text(_ bytes: UnsafeMutablePointer<xmlChar>?) -> String {
    // Swift 6 does not let the variable `xmlFree` be used; an object frees its text as well.
    guard let bytes, let object = xmlXPathWrapString(bytes) else { return "" }
    defer { xmlXPathFreeObject(object) }
    return String(cString: bytes)
  }
}
