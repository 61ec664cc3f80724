// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

extension XMLName {
  /// Returns whether a text can be the name of an element or attribute.
  package static func isValid(_ name: String) -> Bool {
    !name.utf8.contains(0) && xmlValidateName(name, 0) == 0
  }
}
