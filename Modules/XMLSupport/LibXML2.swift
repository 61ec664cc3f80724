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

  /// Keeps the library from printing messages, for what this thread calls from now on.
  ///
  /// It has errors for its callers, too, but prints some before it reports them. Swift cannot form
  /// the function that takes the messages, since its arguments vary, so this needs the shim; Apple's
  /// own module has none, and there the messages stay.
  static func silenceThisThread() {
    #if !canImport(libxml2)
    einstein_silence_libxml2()
    #endif
  }

  private static let initialized: Void = xmlInitParser()
}
