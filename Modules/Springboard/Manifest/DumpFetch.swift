internal import Dispatch
internal import Hierarchy
internal import Reporting

/// Dumps of a folder that are read at the same time, before anybody asks for them one after the other.
final class DumpFetch: @unchecked Sendable {
  // Sendable is unchecked because the results are only used under the lock.
  private let lock = Lock()
  private var dumps: [String: Dump] = [:]

  /// A dump as it was read.
  struct Dump {
    let stamp: FileStamp?
    let result: Result<ElementTree, DumpError>
  }

  /// Reads dumps; those that lie outside the folder are left to whoever asks for them.
  ///
  /// - Parameters:
  ///   - paths: The dumps.
  ///   - files: The folder.
  ///   - reader: Reads them.
  func read(_ paths: [String], in files: any ModelFiles, by reader: DumpReader) {
    DispatchQueue.concurrentPerform(iterations: paths.count) { number in
      let path = paths[number]
      guard !files.leadsOut(path) else { return }
      let dump = Self.dump(path, in: files, by: reader)
      lock.withLock { dumps[path] = dump }
    }
  }

  /// Hands over a dump that was read before, or reads it.
  func take(_ path: String, in files: any ModelFiles, by reader: DumpReader) -> Dump {
    lock.withLock { dumps.removeValue(forKey: path) } ?? Self.dump(path, in: files, by: reader)
  }

  private static func dump(
    _ path: String,
    in files: any ModelFiles,
    by reader: DumpReader
  ) -> Dump {
    let stamp = files.stamp(path)
    do throws(DumpError) {
      return Dump(stamp: stamp, result: .success(try reader.read(files.source(path)).tree))
    } catch {
      return Dump(stamp: stamp, result: .failure(error))
    }
  }
}
