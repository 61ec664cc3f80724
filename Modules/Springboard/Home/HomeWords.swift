/// The words of the system's own screens.
///
/// Those that `SystemAlert` knows are in the language of the app's system; all others are English.
struct HomeWords {
  private let wording: AlertWording
  private let version: SystemAlert.Version

  init(_ system: AppSystem) {
    version = system.release
    wording = (SystemAlert.Language(identifier: system.language) ?? .english).wording
  }

  /// Whether the menu asks once, as it did before App Library came.
  private var isOld: Bool { version < SystemAlert.Version(14) }

  var removeApp: String { text(.removeAppItem) }
  var deleteApp: String { text(.deleteAppItem) }
  var cancel: String { text(.cancel) }

  /// The item was renamed in 13.2.
  var editHomeScreen: String {
    version < SystemAlert.Version(13, 2) ? "Rearrange Apps" : "Edit Home Screen"
  }

  let shareApp = "Share App"
  let addToHomeScreen = "Add to Home Screen"
  let done = "Done"
  let appLibrary = "App Library"

  private func text(_ phrase: AlertPhrase) -> String {
    wording.text(phrase, in: version) ?? AlertWording.english.text(phrase, in: version) ?? ""
  }
}
