extension String {
  /// Whether the text is made of ASCII letters, digits and inner dashes only.
  ///
  /// Such a name needs no quoting in any shell and cannot be taken for something else.
  var isCommandLineWord: Bool {
    !isEmpty && !hasPrefix("-") && !hasSuffix("-")
      && unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-": true
        default: false
        }
      }
  }
}
