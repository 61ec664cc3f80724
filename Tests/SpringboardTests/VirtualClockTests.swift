import Testing
import TestSupport

@testable import Springboard

@Suite struct VirtualClockTests {
  @Test("What is due at the same time happens in the order in which it was scheduled")
  func order() {
    var clock = VirtualClock<String>()
    clock.schedule(after: 2, "c")
    clock.schedule(after: 1, "a")
    clock.schedule(after: 1, "b")
    clock.schedule(after: -5, "now")
    clock.schedule(after: .nan, "also now")
    var actions: [String] = []
    while let action = clock.next(until: 10) { actions.append("\(action)@\(clock.time)") }
    #expect(actions == ["now@0.0", "also now@0.0", "a@1.0", "b@1.0", "c@2.0"])
    #expect(clock.time == 10)
    #expect(clock.isIdle)
  }

  @Test("The clock goes no further than the deadline, and never back")
  func deadlines() {
    var clock = VirtualClock<Int>()
    clock.schedule(after: 5, 1)
    #expect(clock.next(until: 4.5) == nil)
    #expect(clock.time == 4.5)
    #expect(clock.next(until: 1) == nil)
    #expect(clock.time == 4.5)
    #expect(clock.nextTime == 5)
    #expect(clock.next(until: 5) == 1)
  }

  @Test("A clock is a stable sort by time, whatever is scheduled and removed")
  func law() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      var clock = VirtualClock<Int>()
      var expected: [(Double, Int)] = []
      for number in 0..<Int.random(in: 0...40, using: &generator) {
        let time = Double(Int.random(in: 0...9, using: &generator))
        clock.schedule(after: time, number)
        expected.append((time, number))
      }
      clock.removeAll { $0 % 5 == 3 }
      expected = expected.filter { $0.1 % 5 != 3 }
      var found: [Int] = []
      while let number = clock.next(until: 100) { found.append(number) }
      #expect(found == expected.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }.map(\.1))
    }
  }
}
