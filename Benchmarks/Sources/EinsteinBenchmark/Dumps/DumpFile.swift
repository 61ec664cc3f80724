#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A generated dump on disk.
struct DumpFile {
  let path: String
  let elementCount: Int
  let byteCount: Int

  /// Finds a dump of a size in a directory, or makes it.
  init(elementCount: Int, in directory: String) throws {
    self.elementCount = elementCount
    path = "\(directory)/dump-\(elementCount).xml"
    if access(path, R_OK) != 0 {
      Output.progress("generating \(path)")
      try Self.generate(elementCount: elementCount, path: path)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw BenchmarkError("cannot read '\(path)'") }
    byteCount = Int(status.st_size)
  }

  /// Writes a dump, which appears under its name only when it is complete.
  static func generate(elementCount: Int, path: String) throws {
    guard let file = fopen(path + ".part", "w") else {
      throw BenchmarkError("cannot write '\(path).part'")
    }
    defer { fclose(file) }
    try DumpGenerator.generate(elementCount: elementCount) { bytes in
      guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
        throw BenchmarkError("cannot write '\(path).part'")
      }
    }
    guard fflush(file) == 0, rename(path + ".part", path) == 0 else {
      throw BenchmarkError("cannot write '\(path)'")
    }
  }
}
