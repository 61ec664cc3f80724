// `ContinuousClock` would do, but Apple systems before 2022 lack it.
internal import Foundation

/// How long an evaluation has taken.
struct XPathClock {
  private let start = ProcessInfo.processInfo.systemUptime

  var elapsedSeconds: Double { ProcessInfo.processInfo.systemUptime - start }
}
