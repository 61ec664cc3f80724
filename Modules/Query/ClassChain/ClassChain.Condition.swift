public import Predicate

extension ClassChain {
  /// What an element must satisfy to be selected by a step of a class chain.
  ///
  /// The predicates have WebDriverAgent's keys, such as `name` and `type`.
  public enum Condition: Hashable, Sendable {
    /// The predicate is true of the element itself, in backticks: `` [`name == 'row'`] ``.
    case element(FormatPredicate)

    /// The predicate is true of any element inside, at any depth: `[$name == 'row'$]`.
    case descendant(FormatPredicate)

    /// The predicate.
    public var predicate: FormatPredicate {
      switch self {
      case .element(let predicate), .descendant(let predicate): predicate
      }
    }

    /// What stands before and after the predicate.
    var delimiter: Character {
      switch self {
      case .element: "`"
      case .descendant: "$"
      }
    }
  }
}

extension ClassChain.Condition: CustomStringConvertible {
  /// The predicate between its delimiters; inside it they are written twice.
  public var description: String {
    var text = "\(delimiter)"
    for scalar in predicate.description.unicodeScalars {
      text.unicodeScalars.append(scalar)
      if Character(scalar) == delimiter { text.unicodeScalars.append(scalar) }
    }
    text.append(delimiter)
    return text
  }
}
