/// How a kind of alert looks in a version, without its language.
struct AlertForm: Sendable {
  let title: AlertPhrase
  var message: AlertPhrase?
  var isSheet = false
  let buttons: [Button]

  struct Button: Sendable {
    let phrase: AlertPhrase
    let role: AlertButtonRole
    let answer: AlertAnswer

    init(_ phrase: AlertPhrase, _ role: AlertButtonRole, _ answer: AlertAnswer) {
      self.phrase = phrase
      self.role = role
      self.answer = answer
    }
  }

  /// All texts that the form needs.
  var phrases: [AlertPhrase] {
    [title] + (message.map { [$0] } ?? []) + buttons.map(\.phrase)
  }
}
