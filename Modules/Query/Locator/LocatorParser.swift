internal import Diagnostics
internal import Hierarchy
internal import Predicate

/// Reads locators of all languages, each by the language's own parser.
struct LocatorParser {
  private let text: String
  private(set) var isLanguageGiven: Bool
  /// What is allowed, but hardly meant.
  var warnings: [LocatorWarning] = []

  init(_ text: String, isLanguageGiven: Bool = false) {
    self.text = text
    self.isLanguageGiven = isLanguageGiven
  }

  /// Reads a text with a prefix, or one whose language shows in its shape.
  mutating func parse() throws(LocatorSyntaxError) -> Locator {
    guard !text.utf8.allSatisfy(\.isBlank) else { throw failure(.empty) }
    let trimmed = text.trimmingBlanks
    if let (prefix, value) = trimmed.prefixAndValue {
      if prefix == "name" {
        // It is a key of predicates as well, where a quote or a blank follows.
        let isText = value.utf8.first.map { !$0.isBlank && !"'\"".utf8.contains($0) } ?? true
        if isText {
          isLanguageGiven = true
          return try identifier(text.droppingBlanks.prefixAndValue?.value ?? value)
        }
      } else if let language = LocatorLanguage(prefix: prefix) {
        isLanguageGiven = true
        // Blanks at the end may belong to an identifier.
        return try parse(text.droppingBlanks.prefixAndValue?.value ?? value, language)
      }
    }
    let locator = try parseShape(trimmed)
    guard case .accessibilityID = locator else { return locator }
    if let foreign = ForeignNotation.warning(for: trimmed) {
      warnings.append(foreign)
    } else {
      warnIfPrefixIsNear(trimmed)
    }
    return try identifier(text)
  }

  /// Reads a text in a language.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - language: The language.
  ///   - isStrategy: Whether a client names the strategy, so that short names of types are only
  ///     those that Appium knows.
  /// - Returns: The locator.
  /// - Throws: What is wrong, and where.
  mutating func parse(
    _ value: String,
    _ language: LocatorLanguage,
    isStrategy: Bool = false
  ) throws(LocatorSyntaxError) -> Locator {
    switch language {
    case .accessibilityID:
      guard !value.isEmpty else { throw failure(.empty) }
      return try identifier(value)
    case .className: return try type(value, allowsShortNames: !isStrategy)
    case .predicate: return try predicate(value, .any)
    case .webDriverAgentPredicate: return try predicate(value, .webDriverAgent)
    case .xcuitestPredicate: return try predicate(value, .xcuitest)
    case .classChain: return try chain(value)
    case .xpath: return try xpath(value, isStrategy: isStrategy)
    case .css:
      do throws(CSSSyntaxError) {
        let parsed = try CSSLocator.parse(value)
        warnings += parsed.warnings.map { .css($0) }
        return .css(parsed.locator)
      } catch {
        throw failure(.css(error))
      }
    case .linkText, .partialLinkText:
      guard !value.isEmpty else { throw failure(.empty) }
      guard let link = LinkText(value, isPartial: language == .partialLinkText) else {
        let name = String(value.prefix { $0 != "=" })
        let keys = PredicateDialect.webDriverAgent.vocabulary.keys
        throw failure(.unknownAttribute(name, nearest: name.nearest(among: keys)))
      }
      if let dropped = LinkText.dropped(from: value) {
        warnings.append(.linkTextCut(dropped: dropped, kept: link.text))
      }
      return .linkText(link)
    }
  }

  func failure(_ problem: LocatorSyntaxError.Problem) -> LocatorSyntaxError {
    LocatorSyntaxError(text: text, problem: problem, isLanguageGiven: isLanguageGiven)
  }
}

// MARK: - One language each

extension LocatorParser {
  private mutating func identifier(_ value: String) throws(LocatorSyntaxError) -> Locator {
    guard !value.isEmpty else { throw failure(.empty) }
    if value.isInQuotes { warnings.append(.quotedIdentifier(value)) }
    if value.trimmingBlanks.utf8.count < value.utf8.count { warnings.append(.blanksAround(value)) }
    if value.continuesAsPredicate { warnings.append(.predicateInIdentifier(value)) }
    return .accessibilityID(value)
  }

  mutating func predicate(
    _ value: String,
    _ dialect: PredicateDialect
  ) throws(LocatorSyntaxError) -> Locator {
    do throws(PredicateSyntaxError) {
      let parsed = try FormatPredicate.parse(
        value,
        vocabulary: dialect.vocabulary,
        checksRegularExpressions: true
      )
      warnings += parsed.warnings.map { .predicate($0) }
      return .predicate(TreePredicate(parsed.predicate, dialect: dialect))
    } catch {
      throw failure(.predicate(error))
    }
  }

  mutating func chain(_ value: String) throws(LocatorSyntaxError) -> Locator {
    do throws(ClassChainSyntaxError) {
      let parsed = try ClassChain.parse(value, checksRegularExpressions: true)
      warnings += parsed.warnings.map { .classChain($0) }
      return .classChain(parsed.chain)
    } catch {
      throw failure(.classChain(error))
    }
  }

  /// Reads the name of a kind, as Appium completes it and WebDriverAgent understands it.
  mutating func type(
    _ value: String,
    allowsShortNames: Bool
  ) throws(LocatorSyntaxError) -> Locator {
    guard !value.isEmpty else { throw failure(.empty) }
    if allowsShortNames, let type = ElementType(name: value) { return .className(type) }
    let name = AppiumRules.className(value)
    if let type = ElementType(webDriverName: name) { return .className(type) }
    let nearest = ClassChainParser.typeNames(near: name)
    let prefix = ElementType.webDriverPrefix.utf8
    guard name.utf8.starts(with: prefix), name.utf8.count > prefix.count else {
      throw failure(.unknownType(value, nearest: nearest))
    }
    warnings.append(.unknownType(name, nearest: nearest))
    return .className(.other)
  }

  mutating func xpath(
    _ value: String,
    isStrategy: Bool = false
  ) throws(LocatorSyntaxError) -> Locator {
    if isStrategy, let chain = AppiumRules.magicChain(value) { return try self.chain(chain) }
    // With a prefix, and in what was printed, an expression stays as it is written.
    let expression = isStrategy ? AppiumRules.xpath(value) : value
    do throws(XPathSyntaxError) {
      let parsed = try XPathExpression.parse(expression)
      warnings += parsed.warnings.map { .xpath($0) }
      return .xpath(parsed.expression)
    } catch {
      throw failure(.xpath(error))
    }
  }
}
