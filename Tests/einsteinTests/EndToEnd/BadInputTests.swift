import Foundation
import Reporting
import Testing
import TestSupport

/// Inputs that are made on the spot, because they are large, or strange to a file system.
@Suite struct BadInputTests {
  /// Makes a folder for one test and removes it afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "einstein-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [false, true])
  func `a hundred thousand levels are refused`(isLenient: Bool) throws {
    try withFolder { folder in
      let file = folder.appending(path: "deep.xml")
      let open = String(repeating: "<XCUIElementTypeOther>", count: 100_000)
      let close = String(repeating: "</XCUIElementTypeOther>", count: 100_000)
      try Data((open + close).utf8).write(to: file)
      let run = try CommandRun(["tree", file.path] + (isLenient ? ["--lenient"] : []))
      #expect(run.status == 65)
      #expect(run.standardOutput.isEmpty)
      #expect(
        run.standardError.hasSuffix(
          "elements are nested deeper than 4096 levels, which no screen is\n"
        )
      )
    }
  }

  /// Four thousand levels in all formats; libxml2's own limit is about 256.
  @Test func `four thousand levels are read and written`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "deep.xml")
      let open = String(repeating: "<XCUIElementTypeOther>", count: 4096)
      let close = String(repeating: "</XCUIElementTypeOther>", count: 4096)
      try Data((open + close).utf8).write(to: file)
      for arguments in [
        ["tree"], ["stats"], ["tree", "-f", "json"], ["tree", "-f", "xml"],
        ["query", "--xpath", "count(//*)"],
      ] {
        let run = try CommandRun(arguments + [file.path])
        #expect(run.status == 0, "\(arguments)")
        #expect(run.standardError.isEmpty, "\(arguments)")
      }
    }
  }

  @Test func `binary data is refused`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "picture.xml")
      var generator = SeededGenerator(seed: 1)
      let bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try Data(bytes).write(to: file)
      for isLenient in [false, true] {
        let run = try CommandRun(["tree", file.path] + (isLenient ? ["--lenient"] : []))
        #expect(run.status == 65)
        #expect(run.standardOutput.isEmpty)
      }
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") || geteuid() != 0,
      "needs setpriv, or a user that is not root"
    )
  )
  func `a folder without permission is named, and the others are read`() throws {
    try withFolder { folder in
      let closed = folder.appending(path: "closed")
      try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
      try Data("<XCUIElementTypeOther/>".utf8).write(to: folder.appending(path: "open.xml"))
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
      defer {
        try? FileManager.default.setAttributes(
          [.posixPermissions: 0o700],
          ofItemAtPath: closed.path
        )
      }
      // Root may read everything, unless it gives that right away.
      let launcher =
        geteuid() == 0
        ? ["/usr/bin/setpriv", "--bounding-set", "-dac_override,-dac_read_search"] : []
      let run = try CommandRun(["tree", folder.path], launcher: launcher)
      #expect(run.status == 65)
      #expect(run.standardOutput == "\(folder.path)/open.xml: Other\n")
      #expect(run.standardError == "einstein: \(closed.path): Permission denied\n")
    }
  }

  @Test func `links in circles and hidden files are passed over`() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "again").path,
        withDestinationPath: folder.path
      )
      try Data("broken".utf8).write(to: folder.appending(path: ".hidden.xml"))
      try Data("<XCUIElementTypeOther/>".utf8).write(to: folder.appending(path: "a.XML"))
      let run = try CommandRun(["tree", folder.path])
      #expect(run.status == 0)
      #expect(run.standardOutput == "\(folder.path)/a.XML: Other\n")
    }
  }

  @Test func `a converted file appears whole or not at all`() throws {
    try withFolder { folder in
      let target = folder.appending(path: "out.json")
      let bad = try CommandRun([
        "convert", "Tests/Fixtures/xcuitest-xml/fail/text.xml", "--to", "json", "-o", target.path,
      ])
      #expect(bad.status == 65)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      let good = try CommandRun([
        "convert", "Examples/Dumps/shop-login.xml", "--to", "json", "-o", target.path,
      ])
      #expect(good.status == 0)
      #expect(good.standardOutput.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.json"])
      // A file may be converted in place.
      let inPlace = try CommandRun(["convert", target.path, "--to", "xml", "-o", target.path])
      #expect(inPlace.status == 0)
      let original = PackageFiles.root.appending(path: "Examples/Dumps/shop-login.xml")
      let reader = DumpReader()
      #expect(try reader.read(.file(target.path)).tree == reader.read(.file(original.path)).tree)
    }
  }

  @Test func `a file is replaced with its permissions, behind its link`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.xml")
      try Data("<XCUIElementTypeOther/>".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      let link = folder.appending(path: "link.xml")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.xml")
      let run = try CommandRun(["convert", file.path, "--to", "json", "-o", link.path])
      #expect(run.status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a.xml")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("{\"format\""))
    }
  }

  @Test func `a pipe is written to and stays a pipe`() throws {
    try withFolder { folder in
      let pipe = folder.appending(path: "pipe").path
      let script = "mkfifo \(pipe); \"$0\" \"$@\" -o \(pipe) & cat \(pipe); wait; test -p \(pipe)"
      let run = try CommandRun(
        ["convert", "Examples/Dumps/shop-login.xml", "--to", "text"],
        launcher: ["/bin/sh", "-c", script]
      )
      #expect(run.status == 0)
      #expect(run.standardOutput.hasPrefix("Application, "))
    }
  }

  @Test func `file names that are not UTF-8 are read and shown`() throws {
    try withFolder { folder in
      let script = """
        printf '<XCUIElementTypeOther/>' > "$(printf '\(folder.path)/bad\\377.xml')"
        "$0" tree \(folder.path); "$0" tree "$(printf '\(folder.path)/bad\\377.xml')"
        """
      let run = try CommandRun([], launcher: ["/bin/sh", "-c", script])
      #expect(run.status == 0)
      #expect(run.standardOutput == "\(folder.path)/bad\\xFF.xml: Other\nOther\n")
      #expect(run.standardError.isEmpty)
    }
  }

  @Test func `an interrupted conversion leaves nothing behind`() throws {
    try withFolder { folder in
      // Standard input stays open, so that the tool waits; but a file to write is opened only when
      // all is read. So it is the writing that must be slow: into a folder, from a large dump.
      let dump = folder.appending(path: "large.xml")
      let element = "<XCUIElementTypeOther name=\"a\"/>"
      let text = "<AppiumAUT>" + String(repeating: element, count: 300_000) + "</AppiumAUT>"
      try Data(text.utf8).write(to: dump)
      let target = folder.appending(path: "out.json").path
      let script = """
        "$0" convert \(dump.path) --to json -o \(target) & pid=$!
        while ! ls \(target).*.tmp >/dev/null 2>&1 && kill -0 $pid 2>/dev/null; do :; done
        kill -TERM $pid 2>/dev/null; wait $pid; echo "code $?"; ls \(folder.path)
        """
      let run = try CommandRun([], launcher: ["/bin/sh", "-c", script])
      // Should the machine have been too slow to interrupt it, the file is there and complete.
      let outcomes = ["code 143\nlarge.xml\n", "code 0\nlarge.xml\nout.json\n"]
      #expect(outcomes.contains(run.standardOutput), "\(run)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is an error`() throws {
    let file = try CommandRun(
      ["convert", "Examples/Dumps/shop-login.xml", "--to", "xml", "-o", "/dev/full"]
    )
    #expect(file.status == 2)
    #expect(file.standardError == "einstein: /dev/full: No space left on device\n")
    let run = try CommandRun(
      ["tree", "Examples/Dumps/shop-login.xml"],
      launcher: ["/bin/sh", "-c", "\"$0\" \"$@\" > /dev/full"]
    )
    #expect(run.status == 2)
    #expect(run.standardError == "einstein: standard output: No space left on device\n")
  }
}
