import Foundation
import Query
import Springboard
import Testing

/// A model whose files are written while it is in use.
@Suite struct ChangedFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("model-\(UUID().uuidString)")

  private func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private static func dump(_ label: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="\(label)" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844" bundleId="org.a"/></AppiumAUT>
    """
  }

  @Test(
    "A launch fails, and says which file has changed and what to do",
    arguments: [nil, "app.json", "one.xml"]
  )
  func launch(changed: String?) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = "{ bundleIdentifier: 'org.a', screens: { one: { file: 'one.xml' } } }"
    try write(manifest, "app.json")
    try write(Self.dump("One"), "one.xml")
    let failures = FailureList()
    let model = try AppModel.load(path: folder.path)
    let app = DeviceApplication(
      session: DeviceSession(SimulatedDevice([model]), failureSink: failures)
    )
    app.launch()
    #expect(failures.failures == [])
    switch changed {
    case "app.json"?: try write(manifest + "\n", "app.json")
    case let name?: try write(Self.dump("Another"), name)
    case nil: break
    }
    // What is shown stays as it was.
    #expect(app.label == "One")
    app.launch()
    let messages = failures.failures.map(\.message)
    if let changed {
      let path = folder.appendingPathComponent(changed).path
      #expect(
        messages == [
          "Failed to launch org.a: '\(path)' has changed since the model of org.a was read; read the "
            + "model again, on a device made anew"
        ]
      )
    } else {
      #expect(messages == [])
    }
    // Models are the same by what they say, wherever they were read.
    #expect(try AppModel.load(path: folder.path) == model || changed == "one.xml")
  }
}
