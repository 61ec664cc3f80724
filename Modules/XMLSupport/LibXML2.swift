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

  /// Calls a closure, during which the library prints no messages.
  ///
  /// It has errors for its callers, too, but prints some beside. Swift cannot form the function that
  /// takes the messages, since its arguments vary, so this needs the shim; Apple's own module has
  /// none, and there the messages stay.
  static func silently<Result>(_ body: () -> Result) -> Result {
    #if canImport(libxml2)
    return body()
    #else
    let previous = einstein_silence_libxml2()
    defer { einstein_restore_messages(previous) }
    return body()
    #endif
  }

  private static let initialized: Void = xmlInitParser()
}
