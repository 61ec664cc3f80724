import Foundation
import Testing

/// What `einstein app play` does with files.
@Suite struct PlayCommandTests {
  @Test(arguments: ["xml", "json"])
  func `a saved screen is a dump that can be read`(_ ending: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (dump, script) = (
      folder.appending(path: "a screen.\(ending)").path, folder.appending(path: "script").path
    )
    try Data("tap id=add\ntype Eggs\nsave \(dump)\n".utf8).write(to: URL(filePath: script))
    let run = try CommandRun(["app", "play", "Examples/Apps/notes", "--script", script])
    #expect(run.status == 0)
    #expect(run.standardError.isEmpty)
    let query = try CommandRun(["query", dump, "id=title"])
    #expect(query.standardOutput.contains("value: Eggs"))
    // And it can be played in turn.
    let replay = try CommandRun(
      ["app", "play", dump],
      input: "expect id=title value == 'Eggs'\ntype !\nexpect id=title value == 'Eggs!'\n"
    )
    #expect(replay.status == 0, "\(replay.standardError)")
  }
}
