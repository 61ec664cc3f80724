internal import Hierarchy

extension ElementNode {
  /// Whether VoiceOver comes to the element; where the dump does not say, to controls and texts.
  var isReachedByVoiceOver: Bool {
    guard !isRecordedInvisible, !isInInvisibleWindow else { return false }
    return isAccessible ?? (isControl && type != .cell || type == .staticText)
  }

  /// What is wrong with what VoiceOver says of the element.
  var descriptionProblem: AccessibilityAudit.Problem? {
    let texts = [label, placeholderValue, attribute("title")]
    guard texts.contains(where: { $0?.contains { !$0.isWhitespace } == true }) else {
      // Nothing is said of a text without text either, but nobody misses it.
      return type == .staticText ? nil : .noDescription
    }
    return label?.isForPeople == false ? .unreadableLabel : nil
  }

  /// Whether a finger can hardly touch the element.
  ///
  /// Controls of which the system chooses the size do not count, nor what is in bars, in segmented
  /// controls and in steppers.
  var hasSmallHitArea: Bool {
    guard touchTraits.contains(.control), !Self.sizedBySystem.contains(type),
      let frame = frame?.known,
      min(frame.width, frame.height) < AccessibilityAudit.smallestSide
    else { return false }
    return !ancestors.contains { Self.sizingTheirContent.contains($0.type) }
  }

  private static let sizedBySystem: Set<ElementType> = [
    .switch, .toggle, .slider, .stepper, .segmentedControl, .pageIndicator, .pickerWheel, .key,
    .map,
    .colorWell,
  ]

  private static let sizingTheirContent: Set<ElementType> = [
    .navigationBar, .tabBar, .toolbar, .segmentedControl, .stepper, .picker, .datePicker,
    .searchField,
    .webView,
  ]
}

extension String {
  /// Whether VoiceOver can read it to somebody: it is no name of a file, a picture or a symbol, and not
  /// only punctuation.
  fileprivate var isForPeople: Bool {
    guard contains(where: { !$0.isWhitespace }) else { return true }
    if allSatisfy({ $0.isPunctuation || $0.isWhitespace }) { return false }
    if contains(where: { $0.isWhitespace || $0 == "/" || $0 == "@" }) { return true }
    if contains("_") { return false }
    // chevron.left, and logo.png
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 2 || !parts.allSatisfy { $0.first?.isLetter == true }
  }
}
