extension FormatExpression: Codable {
  /// Reads an expression from its description.
  ///
  /// - Throws: `DecodingError`, with what is wrong with the format.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let format = try container.decode(String.self)
    do throws(PredicateSyntaxError) {
      self = try FormatExpression(format: format)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
