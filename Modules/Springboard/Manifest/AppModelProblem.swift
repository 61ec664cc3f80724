public import Predicate
public import Query
public import Reporting

/// Something about an app model that is wrong, or that is worth knowing.
public struct AppModelProblem: Error, Hashable, Sendable {
  /// How bad it is.
  public let severity: Severity

  /// What it is.
  public let kind: Kind

  /// The file, as it may be opened; nil for a model that was not read from files.
  public internal(set) var file: String?

  /// The place in the file, where it is known.
  public internal(set) var position: DumpPosition?

  /// The line of the file, and carets below the place; empty where the place is not known.
  public internal(set) var excerpt: [String] = []

  /// The way to it in the manifest, such as `screens.login.rules[0].on.tap`; empty for the whole.
  public let path: ManifestPath

  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The model cannot be used.
    case error
    /// It can be used, but hardly means what it says.
    case warning
    /// It is worth knowing.
    case information
  }

  init(_ kind: Kind, at path: ManifestPath = ManifestPath(), severity: Severity = .error) {
    self.kind = kind
    self.path = path
    self.severity = severity
  }
}

extension AppModelProblem {
  /// What can be found out about a model.
  public enum Kind: Hashable, Sendable {
    // Files
    /// The system does not let something be read; the payload is its reason.
    case unreadable(String)
    /// A folder has neither a manifest nor dumps.
    case noModel
    /// The manifest is no JSON5.
    case notJSON5(expected: String, isAtEnd: Bool)
    /// The manifest is longer than the limit, in bytes.
    case tooLarge(limit: Int)
    /// There is no such file, but perhaps others with nearly its name.
    case missingFile(String, nearest: [String])
    /// The file has the name in other letters, large or small.
    case differentCase(String, actual: String)
    /// The path leads out of the model's folder, by itself or by a link.
    case outsideFolder(String, isLink: Bool)
    /// A dump cannot be read.
    case dump(DumpError)
    /// There are more screens than the limit.
    case tooManyScreens(limit: Int)
    /// Two files differ by large and small letters only, or by their endings.
    case rivalFiles(String, String)

    // Structure
    /// An object has a key twice.
    case duplicateKey(String)
    /// The object has no such key; the payload has those that it has.
    case unknownKey(String, of: String, known: [String])
    /// The object needs a key.
    case missingKey(String, of: String)
    /// A value is of the wrong kind.
    case wrongType(found: String, expected: String)
    /// A text is none of those possible.
    case unknownWord(String, known: [String])
    /// None of the keys tells what is meant.
    case unknownForm(of: String, keys: [String], known: [String])
    /// Two keys tell different things.
    case severalForms(of: String, keys: [String])
    /// Keys that do not go together, or that lack one of some.
    case wrongKeys(String)
    /// A number is out of range.
    case outOfRange(expected: String)
    /// Effects, conditions or elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// A text is empty that must not be.
    case emptyText
    /// An attribute that has a key of its own stands among the further ones.
    case reservedAttribute(String)

    // Languages
    /// A text is no locator.
    case locator(LocatorSyntaxError)
    /// A locator says something that hardly anybody means.
    case locatorWarning(LocatorWarning)
    /// A text is no predicate.
    case predicate(PredicateSyntaxError)
    /// A text is no template.
    case template(TextTemplateError)
    /// A text is no name of a variable.
    case variableName(String)

    // Meaning
    /// There is no screen with the name.
    case unknownScreen(String, known: [String])
    /// Nothing ever puts anything into the variable.
    case unknownVariable(String, known: [String])
    /// A screen's name is taken.
    case duplicateScreen(String)
    /// There are no screens.
    case noScreens
    /// The locator finds nothing on its screen, as recorded or inserted.
    case noMatch(screen: String, explanation: String)
    /// The locator finds nothing on any screen.
    case noMatchAnywhere(Locator)
    /// The locator finds several elements.
    case severalMatches(screen: String, explanation: String, needsOne: Bool)
    /// The locator has no answer.
    case evaluation(LocatorEvaluationError)
    /// The locator finds an element of another kind than is needed.
    case wrongElement(String, expected: String)
    /// A picker wheel was recorded showing none of the values that it is said to have.
    case wheelShowsOther(String, known: [String])
    /// Something can never happen; the payload says why.
    case neverHappens(String, nearest: [String])
    /// An alert has no button, so nobody can leave it.
    case endlessAlert
    /// A sheet has fields.
    case fieldsInSheet
    /// Screens show each other without end, in no time.
    case cycle([String], isConditional: Bool)
    /// No rule shows the screen.
    case unreachable(String)
    /// No rule leaves the screen.
    case deadEnd(String)
  }
}

extension AppModelProblem {
  /// Whether each part is well-formed, but the parts do not fit together.
  package var isAboutMeaning: Bool {
    switch kind {
    case .unknownScreen, .unknownVariable, .duplicateScreen, .noScreens, .noMatch, .noMatchAnywhere,
      .severalMatches, .evaluation, .wrongElement, .wheelShowsOther, .neverHappens, .endlessAlert,
      .fieldsInSheet, .cycle,
      .unreachable, .deadEnd:
      true
    default: false
    }
  }
}
