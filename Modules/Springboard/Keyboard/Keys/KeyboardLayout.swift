/// Where the letters are on a keyboard, by language.
package struct KeyboardLayout: Hashable, Sendable {
  /// What the keyboard is called in its own language, as the key "Next keyboard" says.
  package let name: String

  /// The letters of each row, from left to right.
  package let letters: [String]

  /// The sign of the country's money, which is in the first place for such signs.
  let currency: Character

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - name: What it is called in its own language.
  ///   - letters: The letters of each of its three rows.
  ///   - currency: The sign of the country's money: one of $, €, £ and ¥.
  package init(name: String, letters: [String], currency: Character = "$") {
    self.name = name
    self.letters = letters
    self.currency = currency
  }

  /// QWERTY, for English as in the United States.
  package static let english = KeyboardLayout(
    name: "English (US)",
    letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  )

  /// QWERTZ, for German.
  package static let german = KeyboardLayout(
    name: "Deutsch",
    letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    currency: "€"
  )

  /// AZERTY, for French.
  package static let french = KeyboardLayout(
    name: "Français",
    letters: ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
    currency: "€"
  )

  /// All layouts that there are.
  package static let all = [english, german, french]

  /// Digits and punctuation, on a phone and on a tablet.
  func numbers(onPad isOnPad: Bool) -> [String] {
    isOnPad
      ? ["1234567890", "@#\(currency)&*()'\"", "%-+=/;:,."]
      : ["1234567890", "-/:;()\(currency)&@\"", ".,?!'"]
  }

  /// What is needed less often, on a phone and on a tablet.
  func symbols(onPad isOnPad: Bool) -> [String] {
    let foreign = String("$€£¥".filter { $0 != currency })
    return isOnPad
      ? ["1234567890", "\(foreign)_^[]{}", "§|~…\\<>!?"]
      : ["[]{}#%^*+=", "_\\|~<>\(foreign)•", ".,?!'"]
  }
}
