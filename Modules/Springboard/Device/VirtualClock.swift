/// The time of a simulated device, and what is to happen at which time.
///
/// Nothing sleeps: whoever waits moves the clock. What is due at the same time happens in the order in
/// which it was scheduled.
struct VirtualClock<Action> {
  /// Seconds since the device was started.
  private(set) var time: Double = 0

  /// What is to happen, as a binary heap with the earliest first.
  private var heap: [Entry] = []
  private var scheduledCount = 0

  private struct Entry {
    let time: Double
    let number: Int
    let action: Action

    func isBefore(_ other: Entry) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  /// Whether nothing is to happen any more.
  var isIdle: Bool { heap.isEmpty }

  /// The time of what happens next; nil if nothing does.
  var nextTime: Double? { heap.first?.time }

  /// Has something happen some seconds from now; at once for a delay that is negative or no number.
  mutating func schedule(after delay: Double, _ action: Action) {
    let entry = Entry(
      time: time + (delay > 0 ? delay : 0),
      number: scheduledCount,
      action: action
    )
    scheduledCount += 1
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Moves the clock to what happens next, if that is no later than a deadline, and returns it; moves
  /// it to the deadline otherwise.
  mutating func next(until deadline: Double) -> Action? {
    guard let first = heap.first, first.time <= deadline else {
      time = max(time, deadline)
      return nil
    }
    time = max(time, first.time)
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown()
    }
    return first.action
  }

  /// Forgets what is to happen where a condition holds.
  mutating func removeAll(where isUnwanted: (Action) -> Bool) {
    let kept = heap.filter { !isUnwanted($0.action) }
    heap = []
    // Entries in the order of time are a heap already.
    heap = kept.sorted { $0.isBefore($1) }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].isBefore(heap[least]) { least = child }
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
