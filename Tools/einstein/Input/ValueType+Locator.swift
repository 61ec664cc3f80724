extension ValueType<String> {
  /// A locator; Appium's own strategies begin with a dash, as in `-ios predicate string=…`.
  static var locator: Self {
    Self(expectation: ValueType<String>.string.expectation, dashedBeginnings: ["-ios "]) {
      text throws(ValueError) in text
    }
  }
}
