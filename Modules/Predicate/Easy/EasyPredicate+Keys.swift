internal import Foundation

// MARK: - Texts

extension EasyPredicate {
  /// A condition on the label, with options such as `[.caseInsensitive]`.
  public static func label(
    _ comparison: Comparison,
    _ text: String,
    options: FormatPredicate.Options
  ) -> EasyPredicate {
    .string(.label, comparison, text, options: options)
  }

  /// A condition on the identifier.
  public static func identifier(
    _ comparison: Comparison,
    _ text: String,
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    .string(.identifier, comparison, text, options: options)
  }

  /// A condition on the title.
  public static func title(
    _ comparison: Comparison,
    _ text: String,
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    .string(.title, comparison, text, options: options)
  }

  /// A condition on the value, for elements that have a text as such.
  public static func value(
    _ comparison: Comparison,
    _ text: String,
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    .string(.value, comparison, text, options: options)
  }

  /// A condition on the placeholder.
  public static func placeholderValue(
    _ comparison: Comparison,
    _ text: String,
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    .string(.placeholderValue, comparison, text, options: options)
  }

  /// A condition on any attribute that is a text.
  public static func string(
    _ key: PredicateKey.string,
    _ comparison: Comparison,
    _ text: String,
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    EasyPredicate(.string(key: key, comparison: comparison.with(options), value: text))
  }
}

// MARK: - Lists of texts

extension EasyPredicate {
  /// A condition that the label is one of some texts.
  public static func label(
    in texts: [String],
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    .string(.label, in: texts, options: options)
  }

  /// A condition that the identifier is one of some texts.
  public static func identifier(in texts: [String]) -> EasyPredicate {
    .string(.identifier, in: texts)
  }

  /// A condition that any attribute that is a text is one of some texts; never true for none.
  ///
  /// With options it becomes a list of comparisons joined by OR, since what Apple's engine does
  /// with the options of `IN` and a list is not known.
  public static func string(
    _ key: PredicateKey.string,
    in texts: [String],
    options: FormatPredicate.Options = []
  ) -> EasyPredicate {
    if options.isEmpty || texts.isEmpty { return .rule(.strings(key: key, values: texts)) }
    return texts.map { .string(key, .equals, $0, options: options) }.merged(withLogic: .or)
  }
}

// MARK: - Numbers

extension EasyPredicate {
  /// A condition on an attribute that is a number.
  ///
  /// ```swift
  /// let isWide = EasyPredicate.number(.frameWidth, .greaterThan, 100)
  /// ```
  public static func number(
    _ key: PredicateKey.number,
    _ comparison: Comparison,
    _ value: Double
  ) -> EasyPredicate {
    .rule(.number(key: key, comparison: comparison, value: value))
  }

  /// A condition that an attribute is one of some numbers; never true for none.
  public static func number(_ key: PredicateKey.number, in values: [Double]) -> EasyPredicate {
    .rule(.numbers(key: key, values: values))
  }

  /// A condition that an attribute is between two numbers, or one of them.
  public static func number(
    _ key: PredicateKey.number,
    between bounds: ClosedRange<Double>
  ) -> EasyPredicate {
    .rule(.range(key: key, bounds: bounds))
  }

  /// A condition on the kind of element, as the number that Apple gave it.
  public static func type(_ comparison: Comparison, _ value: UInt) -> EasyPredicate {
    .number(.elementType, comparison, Double(value))
  }

  /// A condition that the kind of element, as a number, is one of some.
  public static func type(in values: [UInt]) -> EasyPredicate {
    .number(.elementType, in: values.map { Double($0) })
  }
}

// MARK: - Yes and no

extension EasyPredicate {
  /// Whether the element has the focus of a remote control; this is not that of a keyboard.
  public static func hasFocus(_ value: Bool) -> EasyPredicate {
    .rule(.bool(key: .hasFocus, comparison: .equals, value: value))
  }
}
