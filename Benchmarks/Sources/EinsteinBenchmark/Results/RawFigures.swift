#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// All that was measured, for programs to read: lists of numbers by names such as
/// `import.1000.floor.seconds`.
struct RawFigures {
  private var figures: [String: [Double]] = [:]

  mutating func add(_ name: String, _ values: [Double]) {
    figures[name] = values
  }

  mutating func add(_ name: String, _ race: Race) {
    for (peer, seconds) in race.seconds { figures["\(name).\(peer).seconds"] = seconds }
  }

  mutating func add(_ name: String, _ memory: MemoryUse) {
    figures["\(name).kept-bytes"] = [memory.kept]
    figures["\(name).peak-bytes"] = [memory.peak]
    figures["\(name).seconds"] = [memory.seconds]
  }

  /// Writes the figures as one JSON object, whose names need no escapes.
  func write(to path: String) throws {
    let lines = figures.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value)" }
    let text = "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    guard let file = fopen(path, "w") else { throw BenchmarkError("cannot write '\(path)'") }
    defer { fclose(file) }
    fputs(text, file)
  }
}
