/// libFuzzer, for programs that have a main function of their own.
public enum LibFuzzer {
  /// Has libFuzzer try texts until it finds one that crashes or hangs, or its time is over.
  ///
  /// - Parameter tryText: What is done with a text.
  public static func run(_ tryText: @escaping (String) -> Void) {
    LibFuzzer.tryText = tryText
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = runLibFuzzer(&count, &arguments, tryInput)
  }

  // It is set before libFuzzer begins, which has but one thread.
  nonisolated(unsafe) fileprivate static var tryText: (String) -> Void = { _ in }
}

/// What libFuzzer calls; its own main function, which is not used, asks for it by this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  LibFuzzer.tryText(
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  )
  return 0
}

/// The entry of libFuzzer.
@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
