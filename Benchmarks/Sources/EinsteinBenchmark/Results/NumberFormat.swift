extension Double {
  /// The number with so many digits after the point.
  func text(_ digits: Int = 0) -> String {
    guard isFinite else { return "–" }
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(scaled) }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return sign + "\(scaled / scale)." + zeros + fraction
  }
}

extension Double? {
  /// The number with so many digits after the point, or a dash.
  func text(_ digits: Int = 0) -> String { (self ?? .nan).text(digits) }
}
