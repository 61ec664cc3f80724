internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

// What failures say about an element.
extension ActionElement {
  /// What is there now: the element on one line, or why there is no such element.
  var finding: String {
    do {
      _ = try snapshot()
    } catch let failure as DeviceFailure {
      return failure.message
    } catch {
      return "\(error)"
    }
    return "Found: \(line)"
  }

  /// The element on one line, in the form of `XCUIElement.debugDescription`.
  var line: String {
    let frame = frame
    var parts = [
      type.name,
      "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}",
    ]
    func add(_ name: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      parts.append("\(name): \(text.quoted)")
    }
    add("identifier", identifier)
    add("label", label)
    add("placeholderValue", placeholderValue)
    add("value", shownValue)
    if isSelected { parts.append("Selected") }
    if !isEnabled { parts.append("Disabled") }
    if !isHittable { parts.append("not hittable") }
    return parts.joined(separator: ", ")
  }

  /// The value as a text; nil if there is none.
  var shownValue: String? { value.map { "\($0)" } }
}

extension String {
  /// The text between double quotes, with what needs it escaped.
  var quoted: String { FormatExpression.constant(.string(self)).description }
}

/// A duration as messages tell it: `10 s`, `0.5 s`.
func seconds(_ duration: TimeInterval) -> String {
  let isWhole = duration.rounded() == duration && abs(duration) < 1e9
  return isWhole ? "\(Int(duration)) s" : "\(duration) s"
}
