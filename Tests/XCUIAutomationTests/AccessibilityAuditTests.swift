import Hierarchy
import Query
import Testing
import XCUIAutomation

@Suite struct AccessibilityAuditTests {
  private static let large = Rect(x: 0, y: 100, width: 200, height: 50)
  private static let small = Rect(x: 0, y: 100, width: 30, height: 50)

  /// What an audit finds of elements on a screen, in short.
  private func issues(
    _ types: XCUIAccessibilityAuditType = .all,
    @ElementRecordsBuilder _ records: @escaping () -> [ElementRecord]
  ) throws -> [String] {
    let test = TestSession(records)
    test.session.remark = { _ in }
    var issues: [String] = []
    try test.session.asCurrent {
      try XCUIApplication().performAccessibilityAudit(for: types) { issue in
        issues.append("\(issue.compactDescription): \(issue.element?.identifier ?? "")")
        return true
      }
    }
    #expect(test.messages == [])
    return issues
  }

  @Test func `what VoiceOver has nothing to say about is found`() throws {
    let found = try issues {
      ElementRecord(.button, identifier: "none", frame: Self.large)
      ElementRecord(.button, identifier: "blank", label: "  ", frame: Self.large)
      ElementRecord(.button, identifier: "good", label: "Pay", frame: Self.large)
      ElementRecord(.textField, identifier: "field", placeholderValue: "Mail", frame: Self.large)
      ElementRecord(.switch, identifier: "value", value: "1", frame: Self.large)
      ElementRecord(.image, identifier: "decoration", frame: Self.large)
      ElementRecord(.staticText, identifier: "empty", frame: Self.large)
    }
    #expect(
      found == [
        "Element has no description: none", "Element has no description: blank",
        "Element has no description: value",
      ]
    )
  }

  @Test(
    "Names of files, pictures and symbols are not for people",
    arguments: [
      ("chevron.left", false), ("ic_close", false), ("logo.png", false), ("--", false),
      ("…", false),
      ("Close", true), ("3.5", true), ("Version 1.2", true), ("a@example.com", true), ("Ö", true),
      ("example.com/shop", true), ("End.", true), ("✕", true), ("text.magnifyingglass", false),
    ]
  )
  func readable(label: String, isReadable: Bool) throws {
    let found = try issues {
      ElementRecord(.button, identifier: "x", label: label, frame: Self.large)
    }
    #expect(found == (isReadable ? [] : ["Label not human-readable: x"]))
  }

  @Test func `what is too small to be touched is found, but for what the system sizes`() throws {
    let found = try issues(.hitRegion) {
      ElementRecord(.button, identifier: "narrow", label: "Pay", frame: Self.small)
      ElementRecord(
        .link,
        identifier: "flat",
        label: "Terms",
        frame: Rect(x: 0, y: 200, width: 90, height: 43.5)
      )
      ElementRecord(
        .button,
        identifier: "exact",
        label: "Pay",
        frame: Rect(x: 0, y: 300, width: 44, height: 44)
      )
      ElementRecord(.switch, identifier: "switch", label: "On", frame: Self.small)
      ElementRecord(.staticText, identifier: "text", label: "Text", frame: Self.small)
      ElementRecord(.navigationBar, frame: Rect(x: 0, y: 47, width: 390, height: 44)) {
        ElementRecord(
          .button,
          identifier: "back",
          label: "Back",
          frame: Rect(x: 8, y: 47, width: 20, height: 44)
        )
      }
    }
    #expect(found == ["Hit area is too small: narrow", "Hit area is too small: flat"])
  }

  @Test func `what nobody can see or reach does not count`() throws {
    let found = try issues {
      ElementRecord(.button, frame: Rect(x: 0, y: 900, width: 10, height: 10))
      ElementRecord(.button, frame: Self.small, isVisible: false)
      ElementRecord(.button, frame: Self.small, isAccessible: false)
      ElementRecord(.keyboard, frame: Rect(x: 0, y: 600, width: 390, height: 244)) {
        ElementRecord(.button, frame: Rect(x: 0, y: 600, width: 10, height: 10))
      }
    }
    #expect(found == [])
  }

  @Test func `all that is found is one failure, at the line that asks`() throws {
    let test = TestSession {
      ElementRecord(.button, identifier: "first", frame: Self.large)
      ElementRecord(.button, identifier: "second", label: "Pay", frame: Self.small)
    }
    let line: UInt = #line + 2
    try test.session.asCurrent {
      try XCUIApplication().performAccessibilityAudit(for: [
        .hitRegion, .sufficientElementDescription,
      ])
    }
    #expect(
      test.messages == [
        """
        The accessibility audit of Target Application 'example.app' found 2:
          Element has no description: Button, {{0.0, 100.0}, {200.0, 50.0}}, identifier: 'first'; give it an \
        accessibilityLabel, or hide it from VoiceOver
          Hit area is too small: Button, {{0.0, 100.0}, {30.0, 50.0}}, identifier: 'second', label: 'Pay'; \
        make it at least 44 points wide and high
        """
      ]
    )
    #expect(test.failed.first?.site?.line == line)
  }

  @Test func `what a tree does not tell is a failure by its name, and a remark in all`() throws {
    let named = TestSession { ElementRecord(.button, label: "Pay", frame: Self.large) }
    try named.session.asCurrent {
      try XCUIApplication().performAccessibilityAudit(for: [.contrast, .hitRegion])
    }
    #expect(named.messages.count == 1)
    #expect(named.messages.first?.contains("does not tell .contrast;") == true)

    let open = TestSession { ElementRecord(.button, label: "Pay", frame: Self.large) }
    var remarks: [String] = []
    open.session.remark = { remarks.append($0) }
    try open.session.asCurrent {
      try XCUIApplication().performAccessibilityAudit(for: .all.subtracting([.contrast, .trait]))
    }
    #expect(open.messages == [])
    #expect(
      remarks == [
        "The accessibility audit cannot look for .elementDetection, .dynamicType, .textClipped, .action, "
          + ".parentChild here"
      ]
    )
  }

  @Test func `what the handler throws is thrown on`() {
    struct Stop: Error {}
    let test = TestSession { ElementRecord(.button, frame: Self.large) }
    _ = test.session.asCurrent {
      #expect(throws: Stop.self) {
        try XCUIApplication().performAccessibilityAudit(for: .sufficientElementDescription) { _ in
          throw Stop()
        }
      }
    }
    #expect(test.messages == [])
  }

  @Test func `an app that does not run cannot be audited`() throws {
    let (test, _) = try TestSession.notes()
    try test.session.asCurrent {
      try XCUIApplication().performAccessibilityAudit(for: .hitRegion)
    }
    #expect(
      test.messages == [
        "Failed to audit the accessibility of Target Application 'example.notes': Application "
          + "example.notes is not running"
      ]
    )
  }
}
