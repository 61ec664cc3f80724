import Foundation
import Testing
import XCUIAutomation

/// The constants of the types of values, with Apple's names and raw values (`xcuitest-api.md`, sections 6 to 13).
@Suite struct ConstantSurfaceTests {
  @Test func `there are 46 keys, each another`() {
    let keys: [XCUIKeyboardKey] = [
      .delete, .`return`, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow,
      .rightArrow, .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14, .F15,
      .F16, .F17, .F18, .F19, .forwardDelete, .home, .end, .pageUp, .pageDown, .clear, .help,
      .capsLock, .shift, .control, .option, .command, .rightShift, .rightControl, .rightOption,
      .rightCommand, .secondaryFn,
    ]
    #expect(Set(keys.map(\.rawValue)).count == 46)
    #expect(XCUIKeyboardKey("a") == XCUIKeyboardKey(rawValue: "a"))
  }

  @Test func `element types have Apple's raw values`() {
    let values: [(XCUIElement.ElementType, XCUIElement.ElementType.RawValue)] = [
      (.any, 0), (.other, 1), (.application, 2), (.group, 3), (.window, 4), (.sheet, 5),
      (.drawer, 6), (.alert, 7), (.dialog, 8), (.button, 9), (.radioButton, 10), (.radioGroup, 11),
      (.checkBox, 12), (.disclosureTriangle, 13), (.popUpButton, 14), (.comboBox, 15),
      (.menuButton, 16), (.toolbarButton, 17), (.popover, 18), (.keyboard, 19), (.key, 20),
      (.navigationBar, 21), (.tabBar, 22), (.tabGroup, 23), (.toolbar, 24), (.statusBar, 25),
      (.table, 26), (.tableRow, 27), (.tableColumn, 28), (.outline, 29), (.outlineRow, 30),
      (.browser, 31), (.collectionView, 32), (.slider, 33), (.pageIndicator, 34),
      (.progressIndicator, 35), (.activityIndicator, 36), (.segmentedControl, 37), (.picker, 38),
      (.pickerWheel, 39), (.`switch`, 40), (.toggle, 41), (.link, 42), (.image, 43), (.icon, 44),
      (.searchField, 45), (.scrollView, 46), (.scrollBar, 47), (.staticText, 48), (.textField, 49),
      (.secureTextField, 50), (.datePicker, 51), (.textView, 52), (.menu, 53), (.menuItem, 54),
      (.menuBar, 55), (.menuBarItem, 56), (.map, 57), (.webView, 58), (.incrementArrow, 59),
      (.decrementArrow, 60), (.timeline, 61), (.ratingIndicator, 62), (.valueIndicator, 63),
      (.splitGroup, 64), (.splitter, 65), (.relevanceIndicator, 66), (.colorWell, 67),
      (.helpTag, 68), (.matte, 69), (.dockItem, 70), (.ruler, 71), (.rulerMarker, 72), (.grid, 73),
      (.levelIndicator, 74), (.cell, 75), (.layoutArea, 76), (.layoutItem, 77), (.handle, 78),
      (.stepper, 79), (.tab, 80), (.touchBar, 81), (.statusItem, 82),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIElement.ElementType(rawValue: raw) == value)
    }
  }

  @Test func `size classes`() {
    let values: [(XCUIElement.SizeClass, XCUIElement.SizeClass.RawValue)] = [
      (.unspecified, 0), (.compact, 1), (.regular, 2),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIElement.SizeClass(rawValue: raw) == value)
    }
  }

  @Test func `states of apps`() {
    let values: [(XCUIApplication.State, XCUIApplication.State.RawValue)] = [
      (.unknown, 0), (.notRunning, 1), (.runningBackgroundSuspended, 2), (.runningBackground, 3),
      (.runningForeground, 4),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIApplication.State(rawValue: raw) == value)
    }
  }

  @Test func `buttons of the device`() {
    let values: [(XCUIDevice.Button, XCUIDevice.Button.RawValue)] = [
      (.home, 1), (.volumeUp, 2), (.volumeDown, 3), (.action, 4), (.camera, 5),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIDevice.Button(rawValue: raw) == value)
    }
  }

  @Test func `appearances`() {
    let values: [(XCUIDevice.Appearance, XCUIDevice.Appearance.RawValue)] = [
      (.unspecified, 0), (.light, 1), (.dark, 2),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIDevice.Appearance(rawValue: raw) == value)
    }
  }

  @Test func `orientations`() {
    let values: [(UIDeviceOrientation, UIDeviceOrientation.RawValue)] = [
      (.unknown, 0), (.portrait, 1), (.portraitUpsideDown, 2), (.landscapeLeft, 3),
      (.landscapeRight, 4), (.faceUp, 5), (.faceDown, 6),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(UIDeviceOrientation(rawValue: raw) == value)
    }
  }

  @Test func `protected resources`() {
    let values: [(XCUIProtectedResource, XCUIProtectedResource.RawValue)] = [
      (.contacts, 1), (.calendar, 2), (.reminders, 3), (.photos, 4), (.microphone, 5), (.camera, 6),
      (.mediaLibrary, 7), (.homeKit, 8), (.focus, 9), (.bluetooth, -1073741824),
      (.keyboardNetwork, -1073741825), (.location, -1073741826), (.health, -1073741827),
      (.userTracking, -1073741828), (.localNetwork, -1073741829),
      (.systemRootDirectory, 1073741824), (.userDesktopDirectory, 1073741825),
      (.userDownloadsDirectory, 1073741826), (.userDocumentsDirectory, 1073741827),
      (.networkVolumes, 1073741828), (.removableVolumes, 1073741829), (.appleEvents, 1073741830),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIProtectedResource(rawValue: raw) == value)
    }
  }

  @Test func `modifier keys`() {
    let values: [(XCUIElement.KeyModifierFlags, XCUIElement.KeyModifierFlags.RawValue)] = [
      (.capsLock, 1 << 0), (.shift, 1 << 1), (.control, 1 << 2), (.option, 1 << 3),
      (.command, 1 << 4), (.function, 1 << 5), (.alphaShift, 1 << 0), (.alternate, 1 << 3),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIElement.KeyModifierFlags(rawValue: raw) == value)
    }
  }

  @Test func `what audits look for`() {
    let values: [(XCUIAccessibilityAuditType, XCUIAccessibilityAuditType.RawValue)] = [
      (.contrast, 1 << 0), (.elementDetection, 1 << 1), (.hitRegion, 1 << 2),
      (.sufficientElementDescription, 1 << 3), (.dynamicType, 1 << 16), (.textClipped, 1 << 17),
      (.trait, 1 << 18), (.action, 1 << 32), (.parentChild, 1 << 33), (.all, ~0),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIAccessibilityAuditType(rawValue: raw) == value)
    }
  }

  @Test func `names of attributes`() {
    let values: [(XCUIElement.AttributeName, XCUIElement.AttributeName.RawValue)] = [
      (.identifier, "identifier"), (.frame, "frame"), (.value, "value"), (.title, "title"),
      (.label, "label"), (.elementType, "elementType"), (.enabled, "enabled"),
      (.horizontalSizeClass, "horizontalSizeClass"), (.verticalSizeClass, "verticalSizeClass"),
      (.placeholderValue, "placeholderValue"), (.selected, "selected"), (.hasFocus, "hasFocus"),
      (.children, "children"),
    ]
    for (value, raw) in values {
      #expect(value.rawValue == raw)
      #expect(XCUIElement.AttributeName(rawValue: raw) == value)
    }
  }

  @Test func `velocities are numbers`() {
    let velocities: [XCUIGestureVelocity] = [.default, .slow, .fast, 500, 12.5]
    #expect(Set(velocities).count == 5)
    #expect(XCUIGestureVelocity(CGFloat(20)) == XCUIGestureVelocity(rawValue: CGFloat(20)))
    let raw: CGFloat = XCUIGestureVelocity(20).rawValue
    #expect(raw == 20)
  }

  @Test func `vectors are made of any numbers`() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector(dx: CGFloat(0), dy: CGFloat(0)) == CGVector())
    #expect(CGVector.zero.dx == 0 && CGVector.zero.dy == 0)
  }

  @Test func `transformations are done one after the other`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 0).applying(turn.concatenating(move))
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 21) < 1e-9)
    #expect(
      CGPoint(x: 2, y: 3).applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 4, y: -3)
    )
    #expect(CGAffineTransform().isIdentity && !move.isIdentity)
  }

  @Test func `the buttons of a Mac's windows have names`() {
    let names = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    #expect(Set(names).count == 4)
  }
}
