extension SystemAlert {
  /// A language whose texts of system alerts are known.
  public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case brazilianPortuguese = "pt-BR"
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"

    /// Finds a language by an identifier such as `de`, `de_AT`, `pt-BR` or `zh-CN`.
    ///
    /// Alerts go by the language and hardly by the region. Portuguese of other countries, Chinese in
    /// traditional characters and every further language give nil: their texts differ.
    ///
    /// - Parameter identifier: The identifier, with `-` or `_` between its parts, in any case.
    public init?(identifier: String) {
      let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }
      guard let code = parts.first else { return nil }
      switch code {
      case "pt":
        guard parts.count == 1 || parts.contains("br") else { return nil }
        self = .brazilianPortuguese
      case "zh":
        let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        if isTraditional && !parts.contains("hans") { return nil }
        self = .simplifiedChinese
      default:
        self.init(rawValue: String(code))
      }
    }
  }
}
