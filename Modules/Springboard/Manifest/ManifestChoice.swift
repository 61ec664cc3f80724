/// The places of a manifest where one key tells what is meant.
///
/// ```json5
/// { swipe: "id=row", direction: "left" }   // a form with its main key first
/// "launched"                               // a word
/// ```
package enum ManifestChoice: String, Sendable, CaseIterable {
  case trigger, condition, effect

  /// The choice in a message, with its article.
  package var title: String { self == .effect ? "an effect" : "a \(rawValue)" }

  /// A form that has keys.
  package struct Form: Sendable {
    /// The keys; the first is the main one.
    package let keys: [ManifestKey]

    /// The key that tells the form.
    package var name: String { keys[0].name }
  }

  /// A form that is a word.
  package struct Word: Sendable {
    /// The word.
    package let name: String

    /// What it means, in a few words.
    package let summary: String
  }

  /// The forms that have keys.
  package var forms: [Form] {
    switch self {
    case .trigger: Self.triggers
    case .condition: Self.conditions
    case .effect: Self.effects
    }
  }

  /// The forms that are words.
  package var words: [Word] {
    switch self {
    case .trigger:
      [
        Word(name: "appeared", summary: "the screen has come to be shown, anew or again"),
        Word(
          name: "launched",
          summary: "the app was launched; its first screen appears afterwards"
        ),
        Word(name: "activated", summary: "the app has come to the front"),
        Word(name: "backgrounded", summary: "the app has gone to the background"),
      ]
    case .condition: []
    case .effect:
      [
        Word(name: "back", summary: "returns to the screen before `push`, as it was left"),
        Word(name: "dismiss", summary: "takes away what `present` has shown"),
        Word(name: "dismissKeyboard", summary: "takes the keyboard away"),
        Word(name: "exit", summary: "ends the app as the system does"),
        Word(name: "crash", summary: "ends the app as a crash does"),
      ]
    }
  }

  /// The names of all forms.
  package var names: [String] { forms.map(\.name) + words.map(\.name) }

  private static let permissionNames = ManifestKey.Kind.word(AppPermission.all.map(\.name))

  private static func form(
    _ name: String,
    _ kind: ManifestKey.Kind,
    _ summary: String,
    _ others: [ManifestKey] = []
  ) -> Form {
    Form(keys: [ManifestKey(name, kind, required: true, summary)] + others)
  }

  private static let triggers = [
    form("tap", .locator, "a tap on the element, or inside it"),
    form("doubleTap", .locator, "two taps in quick succession"),
    form("longPress", .locator, "a finger that rests"),
    form(
      "swipe",
      .locator,
      "a quick movement over the element",
      [
        ManifestKey(
          "direction",
          .word(Trigger.Direction.allCases.map(\.rawValue)),
          "any if left out"
        )
      ]
    ),
    form("changed", .locator, "the user has changed a field, switch, slider or picker"),
    form("submitted", .locator, "the return key was pressed in a field"),
    form("refreshed", .locator, "a list was pulled down"),
    form("opened", .text, "an address was opened in the app; `*` stands for any characters"),
    form("pressed", .text, "a button of one of the app's alerts was pressed, by its label"),
    form(
      "answered",
      permissionNames,
      "the user has answered whether something is allowed",
      [ManifestKey("is", .word(["granted", "denied"]), "any answer if left out")]
    ),
  ]

  private static let conditions = [
    form("exists", .locator, "the locator finds something"),
    form(
      "count",
      .locator,
      "the locator finds as many elements",
      [
        ManifestKey("exactly", .count, "no more and no fewer"),
        ManifestKey("atLeast", .count, "so many or more"),
        ManifestKey("atMost", .count, "so many or fewer"),
      ]
    ),
    form(
      "element",
      .locator,
      "the first element found satisfies a predicate",
      [
        ManifestKey(
          "satisfies",
          .predicate,
          required: true,
          "the predicate, such as `enabled == 1`"
        )
      ]
    ),
    form(
      "text",
      .template,
      "a text is another, or satisfies a predicate",
      [
        ManifestKey("is", .template, "the other text"),
        ManifestKey("satisfies", .predicate, "the predicate, such as `SELF MATCHES '[0-9]+'`"),
      ]
    ),
    form(
      "argument",
      .text,
      "the app was launched with an argument",
      [ManifestKey("is", .text, "the argument after it")]
    ),
    form(
      "environment",
      .text,
      "the app was launched with a variable in its environment",
      [ManifestKey("is", .text, "what is in the variable")]
    ),
    form(
      "permission",
      permissionNames,
      "a permission has a status",
      [
        ManifestKey(
          "is",
          .word(AppPermission.Status.allCases.map(\.rawValue)),
          required: true,
          "the status"
        )
      ]
    ),
    form("all", .list(.choice(.condition)), "all of these"),
    form("any", .list(.choice(.condition)), "at least one of these"),
    form("not", .choice(.condition), "not this"),
  ]

  private static let effects = [
    form("show", .screen, "shows a screen anew, in place of the present one and its history"),
    form("push", .screen, "shows a screen anew, to be left by `back`"),
    form("present", .screen, "shows a screen anew on top, to be left by `dismiss`"),
    form("switchTo", .screen, "shows a screen as it was left, with its history, as tabs do"),
    form(
      "set",
      .locator,
      "changes attributes of all elements that are found",
      ManifestObject.attributeKeys
    ),
    form("remove", .locator, "removes all elements that are found"),
    form(
      "insert",
      .either(.object(.element), .text),
      "inserts an element, or the elements of a file",
      [
        ManifestKey("into", .locator, "inside this element, as the last"),
        ManifestKey("first", .boolean, "with `into`: as the first"),
        ManifestKey("above", .locator, "before this element"),
        ManifestKey("below", .locator, "after this element"),
      ]
    ),
    form("alert", .object(.alert), "presents an alert or a sheet of the app"),
    form(
      "ask",
      permissionNames,
      "asks for a permission by the system's alert, if nobody has been asked",
      [
        ManifestKey("granted", .oneOrMore(.choice(.effect)), "what is done if it is allowed"),
        ManifestKey("denied", .oneOrMore(.choice(.effect)), "what is done if it is not"),
      ]
    ),
    form("open", .template, "opens an address"),
    form("openApp", .text, "brings another app to the front, by its bundle identifier"),
    form("focus", .locator, "gives a field the keyboard"),
    form(
      "after",
      .seconds,
      "does something some seconds later",
      [ManifestKey("do", .oneOrMore(.choice(.effect)), required: true, "what is done")]
    ),
    form(
      "store",
      .text,
      "puts a text into a variable",
      [ManifestKey("as", .template, required: true, "the text")]
    ),
    form(
      "add",
      .integer,
      "adds to the whole number in a variable",
      [ManifestKey("to", .text, required: true, "the variable")]
    ),
  ]
}
