/// Something that is timed on one file beside others.
struct Peer {
  let name: String

  /// Does the work so many times and returns the seconds it took.
  let run: (_ count: Int) throws -> Double

  /// A workload of this program.
  init(_ workload: Workload, path: String) throws {
    let command = Program.command("serve", workload.rawValue, path)
    try self.init(workload.rawValue, talkingTo: command)
  }

  /// A program that answers each number on its input with the seconds that so many rounds took.
  init(_ name: String, talkingTo command: [String]) throws {
    let child = try ChildProcess(talkingTo: command)
    self.name = name
    run = { try child.ask($0) }
    // The first round warms up caches and allocators; and a peer that cannot run says so now.
    _ = try child.ask(1)
  }

  /// A program that is started anew each time.
  init(_ name: String, running command: [String]) throws {
    self.name = name
    run = { count in
      var duration = Duration.zero
      for _ in 0..<count {
        let (exitCode, time) = try ChildProcess.run(command)
        guard exitCode == 0 else {
          throw BenchmarkError("'\(command.joined(separator: " "))' exits with \(exitCode)")
        }
        duration += time
      }
      return duration.seconds
    }
    _ = try run(1)
  }
}
