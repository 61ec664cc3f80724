// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// The library as a whole.
enum LibXML2 {
  /// Prepares the library's global state, which must not be left to two threads at once.
  static func initializeOnce() { initialized }

  private static let initialized: Void = xmlInitParser()
}
