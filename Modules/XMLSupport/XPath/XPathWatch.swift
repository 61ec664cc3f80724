internal import Dispatch

// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// What stops libxml2 when an evaluation takes too long.
///
/// libxml2 knows no time, and does not count what it does to merge sets of nodes. But it compares
/// the number of its operations with the limit of the context at each of them (`xmlXPathCheckOpLimit`
/// in `xpath.c`), so a limit that another thread lowers stops it at the next one. It looks at the
/// limit even if there was none at first.
///
/// Sendable is unchecked because of the context. All of the state is used on one queue, apart from
/// the limit, one aligned word that libxml2 reads meanwhile; it gets either value.
final class XPathWatch: @unchecked Sendable {
  /// A queue of our own gets a thread even while all others are busy.
  private static let queue = DispatchQueue(label: "Einstein.XPathWatch")

  private var context: xmlXPathContextPtr?
  private var hasStopped = false
  private var timer: (any DispatchSourceTimer)?

  /// Begins to watch an evaluation that is about to start.
  ///
  /// - Parameters:
  ///   - context: The context, which has to live until `end()`.
  ///   - seconds: How long it may take; not-a-number and very long times are no limit.
  init(_ context: xmlXPathContextPtr, seconds: Double) {
    self.context = context
    guard seconds < 1e9 else { return }
    if seconds <= 0 {
      stop()
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.setEventHandler { [weak self] in self?.stop() }
    timer.schedule(deadline: .now() + seconds)
    timer.activate()
    self.timer = timer
  }

  /// Ends watching.
  ///
  /// - Returns: Whether the time was over.
  func end() -> Bool {
    timer?.cancel()
    return Self.queue.sync {
      context = nil
      return hasStopped
    }
  }

  private func stop() {
    guard let context else { return }
    context.pointee.opLimit = 1
    hasStopped = true
  }
}
