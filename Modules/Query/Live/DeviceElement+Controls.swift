public import Foundation
internal import Hierarchy

extension DeviceElement {
  /// Where the thumb of a slider is, from 0 to 1, by its value: `40%` is 0.4.
  ///
  /// A value that is no percentage is a number from 0 to 1; any other is 0.
  public var normalizedSliderPosition: CGFloat {
    guard let (_, node) = found(for: .attribute, at: nil) else { return 0 }
    guard let value = node.value else { return 0 }
    let isPercentage = value.hasSuffix("%")
    let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }
    guard let number = Double(digits.replacing(",", with: ".")) else { return 0 }
    return CGFloat(min(max(isPercentage ? number / 100 : number, 0), 1))
  }

  /// Moves the thumb of a slider; how exactly is up to the device.
  ///
  /// - Parameters:
  ///   - normalizedSliderPosition: Where to, from 0 to 1.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    adjust(.slider, SourceSite(file: file, line: line)) {
      .adjustSlider(at: $0.point, to: Double(normalizedSliderPosition))
    }
  }

  /// Turns a picker wheel to a value.
  ///
  /// - Parameters:
  ///   - pickerWheelValue: The value, as the wheel shows it.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = SourceSite(file: file, line: line)
    adjust(.pickerWheel, site) { .adjustPickerWheel(at: $0.point, to: pickerWheelValue) }
  }

  /// Moves the thumb of a slider.
  @_disfavoredOverload
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    adjust(.slider, nil) { .adjustSlider(at: $0.point, to: Double(normalizedSliderPosition)) }
  }

  /// Turns a picker wheel to a value.
  @_disfavoredOverload
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    adjust(.pickerWheel, nil) { .adjustPickerWheel(at: $0.point, to: pickerWheelValue) }
  }

  private func adjust(
    _ type: ElementType,
    _ site: SourceSite?,
    _ event: (Touch) -> DeviceEvent
  ) {
    guard let (_, node) = found(for: .adjust, at: place(site)) else { return }
    guard node.type == type else {
      return fail(.wrongType(node, expected: type), .adjust, at: site)
    }
    perform(.adjust, at: site, event)
  }
}
