extension EasyPredicate: Codable {
  /// Reads a condition from a text in the format language.
  ///
  /// - Throws: `DecodingError`, with what is wrong with the format.
  public init(from decoder: any Decoder) throws {
    self.init(try FormatPredicate(from: decoder))
  }

  /// Writes the condition as a text in the format language.
  ///
  /// - Throws: `EncodingError` for a condition with a mistake in it, since it could not be read
  ///   again.
  public func encode(to encoder: any Encoder) throws {
    let predicate: FormatPredicate
    do throws(EasyPredicateError) {
      predicate = try formatPredicate
    } catch {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "\(error)"
      )
      throw EncodingError.invalidValue(self, context)
    }
    try predicate.encode(to: encoder)
  }
}

extension PredicateRawValue: Codable {
  /// Reads a condition from a text in the format language, and takes it apart.
  ///
  /// - Throws: `DecodingError`, with what is wrong with the format.
  public init(from decoder: any Decoder) throws {
    self = try EasyPredicate(from: decoder).rawValue
  }

  /// Writes the condition as a text in the format language.
  ///
  /// - Throws: `EncodingError` for a condition with a mistake in it.
  public func encode(to encoder: any Encoder) throws {
    try EasyPredicate(self).encode(to: encoder)
  }
}
