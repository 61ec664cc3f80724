// The C library of the platform, for writing without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A line on the terminal that says how far long work is; short work shows none.
final class Progress {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var isOnScreen = false

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Shows a text, if the work has taken long enough and the last text is old enough.
  func update(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience, lastShown.map({ now - $0 > Self.interval }) ?? true else {
      return
    }
    lastShown = now
    isOnScreen = true
    // "\r" goes to the beginning of the line, and the sequence erases what was there.
    show("\r\u{1B}[K\(text())")
  }

  /// Takes the text off the screen.
  func hide() {
    guard isOnScreen else { return }
    isOnScreen = false
    show("\r\u{1B}[K")
  }

  private func show(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      try? OpenFile.write(UnsafeRawBufferPointer(bytes), to: STDERR_FILENO, name: "standard error")
    }
  }
}
