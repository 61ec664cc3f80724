internal import Hierarchy
internal import Predicate

/// Columns of numbers that are made for a question and kept with the tree for the next one.
///
/// Each is made once, when a predicate asks for its key. It costs two or four bytes an element, and
/// there are no more of them than keys, twice: some keys have another value in each dialect.
struct KeptNumbers {
  let tree: ElementTree

  /// Returns the numbers for a key, made at the first call.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isNeverNone: Whether these are the numbers in which the empty text stands for none.
  ///   - make: Makes a number for each element.
  /// - Returns: The numbers.
  func callAsFunction<Value: BitwiseCopyable & Sendable>(
    _ key: ElementKey,
    isNeverNone: Bool = false,
    orMake make: () -> [Value]
  ) -> PredicateBuffer<Value> {
    let number = key.number * 2 + (isNeverNone ? 1 : 0)
    // Nothing but numbers: the tree holds them, so they must not hold the tree.
    return tree.attachment(PredicateBuffer<Value>.self, number: number) { PredicateBuffer(make()) }
  }
}

/// The names of the kinds of a tree's elements, as WebDriverAgent has them, and which each has.
final class KindNames: Sendable {
  let numbers: PredicateBuffer<UInt32>
  let texts: DistinctTexts

  init(_ tree: ElementTree) {
    let texts = DistinctTexts()
    var known = [UInt32](repeating: 0, count: ElementType.knownCount + tree.unknownTypeNames.count)
    let numbers = tree.map { node in
      let code = Int(node.typeCode)
      if known[code] == 0 {
        known[code] = texts.number(
          of: String(decoding: node.webDriverTypeNameBytes, as: UTF8.self)
        )
      }
      return known[code]
    }
    self.numbers = PredicateBuffer(numbers)
    self.texts = texts
  }
}
