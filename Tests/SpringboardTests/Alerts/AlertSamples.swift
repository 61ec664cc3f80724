import Hierarchy

@testable import Springboard

/// Alerts that several suites go through.
enum AlertSamples {
  /// Every kind in every version that has it, in every language.
  static let all: [SystemAlert] = SystemAlertKind.allCases.flatMap { kind in
    SystemAlert.Language.allCases.flatMap { language in
      SystemAlert.Version.listed.compactMap {
        SystemAlert(
          kind,
          for: "Demo",
          usageDescription: "Demo needs this.",
          in: $0,
          language: language.rawValue
        )
      }
    }
  }

  /// An alert as dumps have it, with nothing but texts and buttons.
  static func recorded(
    _ type: ElementType = .alert,
    title: String?,
    _ labels: [String]
  ) -> ElementTree {
    ElementTree {
      ElementRecord(type, label: title) {
        for label in labels { ElementRecord(.button, label: label) }
      }
    }
  }
}

extension SystemAlert {
  /// What failures name the alert by.
  var testName: String { "\(kind.rawValue) of iOS \(version) in \(language.rawValue)" }
}
