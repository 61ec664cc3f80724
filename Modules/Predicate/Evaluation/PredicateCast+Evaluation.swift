internal import Foundation

extension PredicateCast {
  /// A value converted; nothing at all where that has no meaning.
  func value(of value: PredicateValue) -> PredicateValue {
    switch (self, value) {
    case (.string, .integer(let number)): .string(String(number))
    case (.string, .real(let number)):
      .string(Int64(exactly: number).map { String($0) } ?? String(number))
    case (.string, .string), (.date, .date): value
    case (.number, .integer), (.number, .real), (.decimalNumber, .integer), (.decimalNumber, .real):
      value
    case (.number, .string(let text)), (.decimalNumber, .string(let text)):
      PredicateValue(number: text)
    case (.number, .date(let date)), (.decimalNumber, .date(let date)):
      .real(date.timeIntervalSinceReferenceDate)
    case (.date, .integer(let seconds)):
      .date(Date(timeIntervalSinceReferenceDate: Double(seconds)))
    case (.date, .real(let seconds)): .date(Date(timeIntervalSinceReferenceDate: seconds))
    default: .null
    }
  }
}

extension PredicateValue {
  /// The number that a text spells; nothing at all if it spells none.
  init(number text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self =
      Int64(trimmed).map { .integer($0) } ?? Double(trimmed).map { .real($0) } ?? .null
  }
}
