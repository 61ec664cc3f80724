#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()

do {
  switch (arguments.first, arguments.count) {
  case ("check", 1):
    try Check.run()
  case ("generate", 3):
    guard let count = Int(arguments[2]) else { throw BenchmarkError("no number of elements") }
    try DumpFile.generate(elementCount: count, path: arguments[3])
  case ("serve", 3):
    if let workload = Workload(rawValue: arguments[2]) {
      try workload.serve(arguments[3])
    } else if let workload = PredicateWorkload(rawValue: arguments[2]) {
      try workload.serve(arguments[3])
    } else if let workload = TreeWorkload(name: arguments[2]) {
      try workload.serve(arguments[3])
    } else {
      throw BenchmarkError("'\(arguments[2])' is no workload")
    }
  case ("trees", 2):
    try Benchmark.runTrees(Options(["--data", arguments[2]]))
  case ("devices", 2):
    try Benchmark.runDevices(Options(["--data", arguments[2]]))
  case ("memory", 3):
    guard let subject = MemoryUse.Subject(rawValue: arguments[2]) else {
      throw BenchmarkError("'\(arguments[2])' is nothing whose memory can be measured")
    }
    try MemoryUse.report(subject, path: arguments[3])
  default:
    try Benchmark.run(Options(arguments))
  }
} catch {
  Output.progress("error: \(error)")
  exit(1)
}
