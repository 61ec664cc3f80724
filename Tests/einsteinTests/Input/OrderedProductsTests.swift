import Foundation
import Testing

@testable import einstein

/// Products that threads make come in order, and no more than a few ahead.
@Suite struct OrderedProductsTests {
  /// Numbers that several threads note down.
  private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [Int] = []

    func add(_ number: Int) { lock.withLock { numbers.append(number) } }
    var all: [Int] { lock.withLock { numbers } }
  }

  struct Stop: Error {}

  @Test(arguments: [(0, 1), (1, 1), (1, 4), (2, 4), (100, 1), (100, 2), (1000, 7)])
  func `products are taken in order`(count: Int, threadCount: Int) throws {
    var taken: [Int] = []
    try OrderedProducts<Int>.forEach(count: count, threadCount: threadCount) { number in
      // The first of every few is the slowest.
      if number % 5 == 0 { usleep(100) }
      return number * 2
    } take: { number, product in
      #expect(product == number * 2)
      taken.append(number)
    }
    #expect(taken == Array(0..<count))
  }

  @Test(arguments: [1, 2, 5])
  func `threads run ahead by twice their number`(threadCount: Int) throws {
    let made = Notes()
    try OrderedProducts<Int>.forEach(count: 200, threadCount: threadCount) { number in
      made.add(number)
      return number
    } take: { number, _ in
      // The product that is being taken counts no more, so its place is free.
      let ahead = made.all.filter { $0 > number }.count
      #expect(ahead <= threadCount * 2)
    }
    #expect(made.all.sorted() == Array(0..<200))
  }

  @Test(arguments: [1, 3]) func `nothing more is made after a failure`(threadCount: Int) throws {
    let made = Notes()
    #expect(throws: Stop.self) {
      try OrderedProducts<Int>.forEach(count: 10_000, threadCount: threadCount) { number in
        made.add(number)
        return number
      } take: { number, _ in
        if number == 10 { throw Stop() }
      }
    }
    let count = made.all.count
    #expect(count > 10 && count <= 11 + threadCount * 2)
    usleep(1000)
    #expect(made.all.count == count)
  }
}
