import Reporting

extension Console {
  /// Says what a format could not hold, if anything.
  func complain(of losses: DumpLosses, in label: String) {
    guard losses.forbiddenCharacterCount > 0 else { return }
    let count = losses.forbiddenCharacterCount
    complain("\(label): \(count) character\(count == 1 ? "" : "s") that XML forbids left out")
  }
}
