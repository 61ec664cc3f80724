import Foundation
import Query
import Springboard
import Testing

/// Asked once, kept, and reset (seed-features S5.2, xcuitest-behaviours §10).
@Suite struct PermissionStoreTests {
  private let app = "com.example.demo"
  private let version = SystemAlert.Version(17, 6)

  /// Asks, presses the button with a label, and keeps what that means.
  private func ask(
    _ kind: SystemAlertKind,
    pressing label: String,
    in store: inout PermissionStore
  ) throws {
    let shown = try #require(store.alert(for: kind, from: app, in: version))
    let alert = try #require(SystemAlert(shown, for: "Demo", in: version))
    let button = try #require(alert.buttons.first { $0.label == label })
    store.record(try #require(button.answer), to: shown, from: app)
  }

  @Test(arguments: [
    (SystemAlertKind.camera, "Allow", AuthorizationStatus.authorized),
    (.camera, "Don’t Allow", .denied), (.photos, "Limit Access…", .limited),
    (.photos, "Allow Full Access", .authorized), (.tracking, "Ask App Not to Track", .denied),
    (.notifications, "Allow", .authorized), (.calendarsWriteOnly, "Allow", .writeOnly),
    (.calendars, "Allow Full Access", .authorized),
    (.location, "Allow While Using App", .whenInUse),
    (.location, "Don’t Allow", .denied),
  ])
  func `a question is put once, and its answer kept`(
    kind: SystemAlertKind,
    label: String,
    status: AuthorizationStatus
  ) throws {
    var store = PermissionStore()
    let permission = try #require(kind.permission)
    #expect(store.status(of: permission, for: app) == .notDetermined)
    try ask(kind, pressing: label, in: &store)
    #expect(store.status(of: permission, for: app) == status)
    #expect(store.alert(for: kind, from: app, in: version) == nil)
    store.applicationDidTerminate(app)
    #expect(store.status(of: permission, for: app) == status)
    #expect(store.status(of: permission, for: "com.example.other") == .notDetermined)
  }

  @Test func `allowing once lasts until the app ends`() throws {
    var store = PermissionStore()
    try ask(.location, pressing: "Allow Once", in: &store)
    #expect(store.status(of: .location, for: app) == .whenInUse)
    #expect(store.alert(for: .location, from: app, in: version) == nil)
    #expect(store.alert(for: .locationAlways, from: app, in: version) == nil)
    store.applicationDidTerminate(app)
    #expect(store.status(of: .location, for: app) == .notDetermined)
    #expect(store.alert(for: .location, from: app, in: version) == .location)
  }

  @Test func `always begins as when in use, and is asked for once more`() throws {
    var store = PermissionStore()
    #expect(store.alert(for: .locationAlways, from: app, in: version) == .location)
    try ask(.locationAlways, pressing: "Allow While Using App", in: &store)
    #expect(store.alert(for: .locationAlways, from: app, in: version) == .locationAlways)
    try ask(.locationAlways, pressing: "Keep Only While Using", in: &store)
    #expect(store.status(of: .location, for: app) == .whenInUse)
    #expect(store.alert(for: .locationAlways, from: app, in: version) == nil)
    store.reset(.location, for: app)
    try ask(.location, pressing: "Allow While Using App", in: &store)
    try ask(.locationAlways, pressing: "Change to Always Allow", in: &store)
    #expect(store.status(of: .location, for: app) == .always)
  }

  @Test func `the exact place is asked for where a rough one is given`() throws {
    var store = PermissionStore()
    try ask(.location, pressing: "Allow While Using App", in: &store)
    #expect(store.alert(for: .locationPreciseOnce, from: app, in: version) == nil)
    store.setPreciseLocation(false, for: app)
    try ask(.locationPreciseOnce, pressing: "Don’t Allow", in: &store)
    #expect(!store.hasPreciseLocation(app))
    try ask(.locationPreciseOnce, pressing: "Allow Once", in: &store)
    #expect(store.hasPreciseLocation(app))
    #expect(store.status(of: .location, for: app) == .whenInUse)
    store.applicationDidTerminate(app)
    #expect(!store.hasPreciseLocation(app))
  }

  @Test func `pasting is asked about each time`() throws {
    var store = PermissionStore()
    for _ in 0..<3 {
      try ask(.paste, pressing: "Allow Paste", in: &store)
      #expect(store.alert(for: .paste, from: app, in: version) == .paste)
    }
    #expect(store == PermissionStore())
  }

  @Test func `contacts are asked about in two steps since iOS 18`() throws {
    var store = PermissionStore()
    let version = SystemAlert.Version(18)
    let first = try #require(SystemAlert(.contacts, for: "Demo", in: version))
    #expect(first.buttons.map(\.answer) == [.status(.denied), .asks(.contactsSharing)])
    store.record(.asks(.contactsSharing), to: .contacts, from: app)
    #expect(store.status(of: .contacts, for: app) == .notDetermined)
    let second = try #require(SystemAlert(.contactsSharing, for: "Demo", in: version))
    store.record(try #require(second.buttons[0].answer), to: .contactsSharing, from: app)
    #expect(store.status(of: .contacts, for: app) == .limited)
    #expect(store.alert(for: .contacts, from: app, in: version) == nil)
  }

  @Test func `whoever sees all photos may add some, and adding may become more`() throws {
    var store = PermissionStore()
    try ask(.photos, pressing: "Allow Full Access", in: &store)
    #expect(store.alert(for: .photosAddOnly, from: app, in: version) == nil)
    #expect(store.status(of: .photosAddOnly, for: app) == .authorized)
    store.set(.denied, of: .photos, for: app)
    #expect(store.alert(for: .photosAddOnly, from: app, in: version) == .photosAddOnly)
    try ask(.calendarsWriteOnly, pressing: "Allow", in: &store)
    #expect(store.alert(for: .calendars, from: app, in: version) == .calendars)
  }

  @Test func `what was granted beforehand is not asked for`() {
    var store = PermissionStore()
    store.set(.provisional, of: .notifications, for: app)
    #expect(store.alert(for: .notifications, from: app, in: version) == nil)
    store.set(.notDetermined, of: .notifications, for: app)
    #expect(
      store == PermissionStore() || store.status(of: .notifications, for: app) == .notDetermined
    )
    #expect(store.alert(for: .notifications, from: app, in: version) == .notifications)
  }

  @Test func `a reset has that resource of that app asked for again`() throws {
    var store = PermissionStore()
    store.set(.denied, of: .photos, for: app)
    store.set(.authorized, of: .photosAddOnly, for: app)
    store.set(.authorized, of: .camera, for: app)
    store.set(.denied, of: .photos, for: "com.example.other")
    store.reset(.photos, for: app)
    #expect(store.alert(for: .photos, from: app, in: version) == .photos)
    #expect(store.alert(for: .photosAddOnly, from: app, in: version) == .photosAddOnly)
    #expect(store.status(of: .camera, for: app) == .authorized)
    #expect(store.status(of: .photos, for: "com.example.other") == .denied)
    store.reset(.appleEvents, for: app)
    #expect(store.status(of: .camera, for: app) == .authorized)
  }

  @Test func `a deleted app is forgotten`() {
    var store = PermissionStore()
    store.set(.authorized, of: .camera, for: app)
    store.record(.action(.deleteApplication), to: .deleteApplication, from: app)
    #expect(store == PermissionStore())
  }

  @Test func `a version without an alert asks nothing`() {
    let store = PermissionStore()
    #expect(store.alert(for: .tracking, from: app, in: .init(13)) == nil)
    #expect(store.alert(for: .paste, from: app, in: .init(15)) == nil)
  }

  @Test func `a store survives encoding`() throws {
    var store = PermissionStore()
    store.set(.limited, of: .photos, for: app)
    try ask(.location, pressing: "Allow Once", in: &store)
    var again = try JSONDecoder().decode(PermissionStore.self, from: JSONEncoder().encode(store))
    #expect(again == store)
    again.applicationDidTerminate(app)
    #expect(again.status(of: .location, for: app) == .notDetermined)
  }

  @Test func `every resource that iOS asks for has a permission`() {
    let known = Set(SystemPermission.allCases.compactMap(\.resource))
    let expected: Set<ProtectedResource> = [
      .contacts, .calendar, .reminders, .photos, .microphone, .camera, .mediaLibrary, .homeKit,
      .bluetooth, .location, .userTracking, .localNetwork,
    ]
    #expect(known == expected)
  }
}
