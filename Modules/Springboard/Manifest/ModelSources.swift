/// The files that a model was read from, as they were; no part of what the model is.
struct ModelSources: Hashable, Sendable {
  private var stamps: [FileStamp] = []

  /// Takes note of a file that is about to be read.
  mutating func note(_ stamp: FileStamp?) {
    if let stamp { stamps.append(stamp) }
  }

  /// The first file that is not as it was when it was read; nil where all are.
  ///
  /// - Complexity: O(files), each a question to the system.
  var changedFile: String? {
    stamps.first { FileStamp(path: $0.path) != $0 }?.path
  }

  static func == (first: ModelSources, second: ModelSources) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
