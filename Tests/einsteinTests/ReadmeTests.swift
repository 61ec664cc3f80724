import Foundation
import Reporting
import TestSupport
import Testing

@testable import einstein

/// The tables of the README name all that the registries have, in the registries' words.
@Suite struct ReadmeTests {
  private func readme() throws -> String {
    try String(contentsOf: PackageFiles.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `every command is listed`() throws {
    for command in Einstein.tool.runnableCommands {
      #expect(try readme().contains("| `einstein \(command.path) "), "\(command.path)")
    }
  }

  @Test func `every format is listed with what can be done with it`() throws {
    for format in DumpFormat.all {
      let name = "`\(format.id)`" + (format.alias.map { " (or `\($0)`)" } ?? "")
      let row = "| \(name) | \(format.isReadable ? "yes" : "no") | yes |"
      #expect(try readme().contains(row), "\(format.id)")
    }
  }

  @Test func `every exit code is explained as in the help`() throws {
    for status in ExitStatus.allCases {
      #expect(try readme().contains("| \(status.rawValue) | \(status.meaning) |"))
    }
  }
}
