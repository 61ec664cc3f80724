/// The times of several peers, measured in turn, so that all meet the same moods of the machine.
struct Race {
  /// Seconds for each round, by the peer's name.
  private(set) var seconds: [String: [Double]] = [:]

  /// Lets each peer do its work in each round.
  ///
  /// - Parameters:
  ///   - peers: Who takes part.
  ///   - rounds: How many times each has its turn.
  ///   - count: How many times the work is done in a turn, whose time is then divided.
  /// - Throws: `BenchmarkError` when a peer fails.
  init(_ peers: [Peer], rounds: Int, count: Int = 1) throws {
    for round in 0..<rounds {
      // Each peer comes first once in a while.
      let start = round % peers.count
      for peer in peers[start...] + peers[..<start] {
        seconds[peer.name, default: []].append(try peer.run(count) / Double(count))
      }
    }
  }

  /// The median time of a peer; nil when it did not take part.
  func median(_ name: String) -> Double? { seconds[name]?.median }

  /// How many times as fast a peer is as another: the median over the rounds.
  func speed(of name: String, against other: String) -> Double? {
    guard let own = seconds[name], let others = seconds[other] else { return nil }
    return zip(own, others).map { $1 / $0 }.median
  }
}

extension [Double] {
  /// The middle one of the values, or the mean of the two in the middle.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension Duration {
  /// The duration as a number.
  var seconds: Double { self / .seconds(1) }
}
