/// The value of a slider as text, such as `50%`, with the position that it stands for.
struct SliderValue {
  /// What stands around the number.
  private let prefix: Substring
  private let suffix: Substring
  private let isPercentage: Bool
  private let decimalSeparator: Character

  /// Where the thumb is, from 0 to 1.
  let position: Double

  /// Reads a percentage, or a number from 0 to 1; nil for any other text.
  init?(_ text: String) {
    func isPart(_ character: Character) -> Bool {
      character.isASCII && character.isNumber || character == "." || character == ","
    }
    guard let start = text.firstIndex(where: isPart) else { return nil }
    let digits = text[start...].prefix(while: isPart)
    prefix = text[..<start]
    suffix = text[digits.endIndex...]
    isPercentage = prefix.contains("%") || suffix.contains("%")
    decimalSeparator = digits.contains(",") ? "," : "."
    let number = Double(String(digits.map { $0 == "," ? "." : $0 }))
    guard let number, number.isFinite else { return nil }
    guard isPercentage || prefix.isEmpty && suffix.isEmpty && number <= 1 else { return nil }
    position = min(max(isPercentage ? number / 100 : number, 0), 1)
  }

  /// The text for another position, in the same form.
  ///
  /// Percentages are whole, as UIKit's are, and other numbers have two decimals; halves go up.
  func text(at position: Double) -> String {
    let hundredths = Int((min(max(position, 0), 1) * 100).rounded())
    if isPercentage { return "\(prefix)\(hundredths)\(suffix)" }
    let fraction = hundredths % 100
    if fraction == 0 { return "\(hundredths / 100)" }
    return "0\(decimalSeparator)\(fraction < 10 ? "0" : "")\(fraction)".trimmingTrailingZero
  }
}

extension String {
  fileprivate var trimmingTrailingZero: String { hasSuffix("0") ? String(dropLast()) : self }
}
