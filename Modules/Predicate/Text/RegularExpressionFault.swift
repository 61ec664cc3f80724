/// Why a regular expression cannot be used, or did not come to an end.
package enum RegularExpressionFault: Error, Hashable {
  /// ICU does not accept the pattern; the offset is where it gave up, in Unicode scalars.
  case malformed(message: String, offset: Int?)

  /// Matching was given up after many steps of backtracking.
  case tooManySteps

  /// Matching ran out of the memory that ICU allows for backtracking.
  case outOfMemory
}
