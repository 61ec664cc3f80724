/// The objects of a manifest that have keys of their own.
package enum ManifestObject: String, Sendable, CaseIterable {
  case manifest, system, screen, list, setting, wheel, rule, alert, button, field, element, frame

  /// The object in a message, with its article.
  package var title: String {
    switch self {
    case .manifest: "the manifest"
    case .element: "an element"
    case .alert: "an alert"
    default: "a \(rawValue)"
    }
  }

  /// The keys, in the order in which they are documented and printed.
  package var keys: [ManifestKey] {
    switch self {
    case .manifest: Self.manifestKeys
    case .system:
      [
        ManifestKey("version", .text, "the version of iOS; `18.0` if left out"),
        ManifestKey("language", .text, "the language of system alerts; `en` if left out"),
        ManifestKey("region", .text, "the region; `US` if left out"),
      ]
    case .screen:
      [
        ManifestKey(
          "file",
          .text,
          "the dump; if left out, `screens/NAME.xml` or `.json` with the name of the screen"
        ),
        ManifestKey("rules", .list(.object(.rule)), "what happens on the screen"),
        ManifestKey(
          "lists",
          .list(.object(.list)),
          "lists whose rows exist near the visible part only"
        ),
        ManifestKey("wheels", .list(.object(.wheel)), "what picker wheels can show"),
        ManifestKey(
          "landscape",
          .text,
          "the dump while the device is held on its side; if left out, the screen does not turn"
        ),
      ]
    case .list:
      [
        ManifestKey(
          "in",
          .locator,
          required: true,
          "the element that scrolls, with the rows inside"
        ),
        ManifestKey("row", .locator, "the row of which copies are made; with `count`"),
        ManifestKey("count", .count, "how many rows there are; with `row`"),
        ManifestKey(
          "change",
          .list(.object(.setting)),
          "what is different in each copy; `${row}` is its number, from 1"
        ),
      ]
    case .setting:
      [ManifestKey("set", .locator, required: true, "the elements in the row, itself included")]
        + Self.attributeKeys
    case .wheel:
      [
        ManifestKey("wheel", .locator, required: true, "the picker wheel"),
        ManifestKey(
          "values",
          .list(.text),
          required: true,
          "its values, from the first to the last"
        ),
      ]
    case .rule:
      [
        ManifestKey("on", .choice(.trigger), required: true, "what has to happen"),
        ManifestKey("when", .choice(.condition), "what has to be the case then"),
        ManifestKey("do", .oneOrMore(.choice(.effect)), required: true, "what is done, in order"),
      ]
    case .alert:
      [
        ManifestKey("title", .template, "the first line"),
        ManifestKey("message", .template, "what is below the title"),
        ManifestKey("style", .word(AppAlert.Style.allCases.map(\.rawValue)), "`alert` if left out"),
        ManifestKey("fields", .list(.object(.field)), "the text fields"),
        ManifestKey("buttons", .list(.object(.button)), required: true, "the buttons, in order"),
      ]
    case .button:
      [
        ManifestKey("label", .text, required: true, "what it says"),
        ManifestKey("identifier", .text, "the accessibility identifier"),
        ManifestKey(
          "role",
          .word(AppAlert.Button.Role.allCases.map(\.rawValue)),
          "`normal` if left out"
        ),
        ManifestKey("do", .oneOrMore(.choice(.effect)), "what it does, once the alert is gone"),
      ]
    case .field:
      [
        ManifestKey("identifier", .text, "the accessibility identifier"),
        ManifestKey("placeholder", .text, "what it shows while it is empty"),
        ManifestKey("value", .template, "what is in it"),
        ManifestKey("secure", .boolean, "whether what is typed cannot be read"),
      ]
    case .element: Self.elementKeys
    case .frame:
      ["x", "y", "width", "height"].map {
        ManifestKey($0, .number, required: true, "in points of the screen")
      }
    }
  }

  /// What `set` can change.
  static let attributeKeys =
    AttributeChange.texts.map { ManifestKey($0, .textOrNull, "a text, in which `${…}` may stand") }
    + [ManifestKey("frame", .frameOrNull, "the frame; null for none")]
    + AttributeChange.flags.map { ManifestKey($0, .booleanOrNull, "yes or no; null for not known") }
    + [
      ManifestKey(
        "attributes",
        .map(.textOrNull, names: nil),
        "further attributes, by the names that dumps have for them"
      )
    ]

  private static let manifestKeys = [
    ManifestKey("$schema", .text, "where the JSON Schema is, for editors"),
    ManifestKey("name", .text, "the name under the icon; that of the first dump if left out"),
    ManifestKey(
      "bundleIdentifier",
      .text,
      required: true,
      "what the system knows the app by"
    ),
    ManifestKey("system", .object(.system), "the system that the screens were recorded on"),
    ManifestKey("urlSchemes", .list(.text), "the beginnings of addresses that open the app"),
    ManifestKey(
      "variables",
      .map(.text, names: nil),
      "the variables, with what they hold at launch"
    ),
    ManifestKey(
      "permissions",
      .map(
        .word(AppPermission.Status.allCases.map(\.rawValue)),
        names: AppPermission.all.map(\.name)
      ),
      "what is decided before anybody is asked"
    ),
    ManifestKey(
      "initialScreen",
      .screen,
      "the screen that a launch shows; the first one if left out"
    ),
    ManifestKey("screens", .map(.object(.screen), names: nil), "the screens, by name"),
    ManifestKey(
      "rules",
      .list(.object(.rule)),
      "what happens on every screen that has no rule for it"
    ),
  ]

  private static let elementKeys = [
    ManifestKey("type", .text, required: true, "the kind, such as `Button`"),
    ManifestKey("identifier", .template, "the accessibility identifier"),
    ManifestKey("label", .template, "what VoiceOver reads"),
    ManifestKey("value", .template, "what is in it"),
    ManifestKey("placeholderValue", .template, "what a field shows while it is empty"),
    ManifestKey("frame", .object(.frame), "the frame; without one it cannot be touched"),
    ManifestKey("enabled", .boolean, "whether it reacts"),
    ManifestKey("visible", .boolean, "whether it is on the screen"),
    ManifestKey("accessible", .boolean, "whether VoiceOver can reach it"),
    ManifestKey("selected", .boolean, "whether it is selected"),
    ManifestKey("attributes", .map(.template, names: nil), "further attributes"),
    ManifestKey("children", .list(.object(.element)), "the elements inside"),
  ]
}
