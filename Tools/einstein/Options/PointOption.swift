import Hierarchy

extension ValueType<Point> {
  /// A place on a screen, as `195,420`.
  static let point = ValueType(
    expected: "a point, which is two numbers in points such as 195,420"
  ) { text in
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingSpaces)
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
    else { return nil }
    return Point(x: x, y: y)
  }
}

extension Substring {
  /// The text without spaces around it, which people put after a comma.
  fileprivate var trimmingSpaces: Substring {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Point {
  /// The point as it stands on a command line.
  var argument: String { "\(x.xpathText),\(y.xpathText)" }
}
