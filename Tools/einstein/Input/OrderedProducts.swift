import Foundation

/// Products that several threads make and one takes, in order.
///
/// Threads run ahead of the taker by a few products only, so that memory is bounded.
final class OrderedProducts<Product: Sendable>: @unchecked Sendable {
  // Sendable is unchecked because the compiler cannot see that `condition` guards all variables.
  private let condition = NSCondition()
  private let count: Int
  private let window: Int
  private var started = 0
  private var taken = 0
  private var runningThreads = 0
  private var isCancelled = false
  /// What is made and not taken, at its number modulo the size.
  private var products: [Product?]

  private init(count: Int, window: Int) {
    self.count = count
    self.window = window
    products = Array(repeating: nil, count: window)
  }

  /// Makes products on threads and takes them on the calling one.
  ///
  /// - Parameters:
  ///   - count: How many products there are.
  ///   - threadCount: How many threads make them; at most twice as many products are made and not
  ///     taken at any time.
  ///   - make: Makes a product, given its number from 0.
  ///   - take: Takes a product, in the order of the numbers.
  /// - Throws: What `take` throws; no further products are then made, and no thread is left.
  static func forEach(
    count: Int,
    threadCount: Int,
    make: @escaping @Sendable (Int) -> Product,
    take: (Int, Product) throws -> Void
  ) throws {
    let products = OrderedProducts(count: count, window: threadCount * 2)
    products.start(threadCount, make)
    defer { products.cancel() }
    for number in 0..<count { try take(number, products.take(number)) }
  }

  private func start(_ threadCount: Int, _ make: @escaping @Sendable (Int) -> Product) {
    runningThreads = threadCount
    for _ in 0..<threadCount {
      let thread = Thread { [self] in
        while let number = nextNumber() { put(make(number), at: number) }
        condition.lock()
        runningThreads -= 1
        condition.broadcast()
        condition.unlock()
      }
      // As much as the main thread has on Linux; other threads get less on Apple platforms.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// The number of the product to make next; nil when there is none.
  private func nextNumber() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !isCancelled, started < count, started >= taken + window { condition.wait() }
    guard !isCancelled, started < count else { return nil }
    started += 1
    return started - 1
  }

  private func put(_ product: Product, at number: Int) {
    condition.lock()
    products[number % window] = product
    condition.broadcast()
    condition.unlock()
  }

  private func take(_ number: Int) -> Product {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let product = products[number % window] {
        products[number % window] = nil
        taken += 1
        condition.broadcast()
        return product
      }
      condition.wait()
    }
  }

  /// Ends the threads, and waits for what they are at.
  private func cancel() {
    condition.lock()
    isCancelled = true
    condition.broadcast()
    while runningThreads > 0 { condition.wait() }
    condition.unlock()
  }
}
