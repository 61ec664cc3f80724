import Reporting

/// A dump that was read, with the name by which output refers to it.
struct LabelledDump: Sendable {
  var dump: Dump
  /// The path, with a number when the file holds several dumps.
  var label: String
  /// Whether there is more than one dump, so that output should say which it is about.
  var isOneOfMany: Bool

  /// What comes before each line of output.
  var prefix: String { isOneOfMany ? "\(displayLabel): " : "" }

  /// The label as people are shown it.
  var displayLabel: String { PathText.display(label) }
}
