internal import Hierarchy

/// What Appium and WebDriverAgent change about locators before they look for anything.
///
/// The rules are those of `lib/commands/find.ts` in appium/appium-xcuitest-driver, and of
/// `XCUIElement+FBFind.m` in appium/WebDriverAgent.
enum AppiumRules {
  private static let prefix = ElementType.webDriverPrefix

  /// The name of a kind as Appium completes it: `UIAButton` and `Button` to
  /// `XCUIElementTypeButton`.
  static func className(_ name: String) -> String {
    let short = name.utf8.starts(with: "UIA".utf8) ? String(name.dropFirst(3)) : name
    return short.utf8.starts(with: prefix.utf8) ? short : withoutView(prefix + short)
  }

  /// Drops `View` at the end, as in `MapView`, where it is no part of the name today.
  private static func withoutView(_ name: String) -> String {
    let kept = ["ScrollView", "CollectionView", "TextView", "WebView"].map { prefix + $0 }
    guard !kept.contains(name), name.utf8.count > 4 else { return name }
    let bytes = Array(name.utf8)
    let first = bytes.indices.first { bytes[$0...].starts(with: "View".utf8) }
    return first == bytes.count - 4 ? String(name.dropLast(4)) : name
  }

  /// An expression with today's names for those of UIAutomation, and `*` for `XCUIElementTypeAny`.
  ///
  /// Appium and WebDriverAgent replace such names in quotes as well, so that they look for a text
  /// that nobody asked for. Here texts stay as they are.
  static func xpath(_ expression: String) -> String {
    let bytes = Array(expression.utf8)
    let slash = UInt8(ascii: "/")
    let quotes: Set<UInt8> = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    let ends = quotes.union([slash, UInt8(ascii: "[")])
    let any = Array("\(prefix)Any".utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if quotes.contains(bytes[place]) {
        let closing = bytes[(place + 1)...].firstIndex(of: bytes[place]) ?? bytes.count - 1
        result += bytes[place...closing]
        place = closing + 1
        continue
      }
      if bytes[place] == any[0], bytes[place...].starts(with: any) {
        result.append(UInt8(ascii: "*"))
        place += any.count
        continue
      }
      guard place == 0 || bytes[place - 1] == slash, bytes[place...].starts(with: "UIA".utf8) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let end = bytes[place...].firstIndex { ends.contains($0) } ?? bytes.count
      let name = String(decoding: bytes[place + 3..<end], as: UTF8.self)
      result += Array((name.isEmpty ? "UIA" : withoutView(prefix + name)).utf8)
      place = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The chain that Appium looks for instead of two expressions that stand for something else.
  static func magicChain(_ expression: String) -> String? {
    if asksForTrue(expression, "/*[@firstVisible") {
      // Appium asks one child after the other whether it is visible.
      return "*[`visible == 1`][1]"
    }
    if asksForTrue(expression, "//*[@scrollable") {
      let types = ["ScrollView", "Table", "CollectionView", "WebView"]
      let parts = types.map { "type == '\(prefix)\($0)'" }
      return "**/*[`\(parts.joined(separator: " OR "))`]"
    }
    return nil
  }

  /// Whether a beginning of an attribute test is followed by `='true']`.
  private static func asksForTrue(_ expression: String, _ beginning: String) -> Bool {
    let bytes = Array(expression.utf8)
    for start in bytes.indices where bytes[start...].starts(with: beginning.utf8) {
      let rest = bytes[(start + beginning.utf8.count)...].drop { $0.isBlank }
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().drop { $0.isBlank }
      if value.starts(with: "'true']".utf8) || value.starts(with: "\"true\"]".utf8) { return true }
    }
    return false
  }
}
