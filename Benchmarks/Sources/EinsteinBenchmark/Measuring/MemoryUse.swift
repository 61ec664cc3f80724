internal import CBenchmarkSupport
internal import Hierarchy
internal import Reporting

/// How much memory the import of a dump takes.
struct MemoryUse {
  /// What can be measured.
  enum Subject: String {
    /// Einstein's import of a file, which is streamed.
    case tree
    /// libxml2's document; the text that it is parsed from, already in memory, is not counted.
    case document
  }

  /// Bytes of the heap in use afterwards that were not in use before.
  var kept: Double
  /// Bytes that the process occupied at most, without those it had occupied before.
  var peak: Double
  /// How long the import took.
  var seconds: Double

  /// Measures in a fresh process, where nothing else has touched the heap.
  init(of subject: Subject, path: String) throws {
    let child = try ChildProcess(talkingTo: Program.command("memory", subject.rawValue, path))
    kept = try child.nextNumber()
    peak = try child.nextNumber()
    seconds = try child.nextNumber()
  }

  /// The other side of `init`: measures in this process and prints the figures.
  static func report(_ subject: Subject, path: String) throws {
    // What the first import of any process sets up, such as libxml2 itself, is not a cost of trees.
    let small = try DumpGenerator.bytes(elementCount: 4)
    _ = try DumpReader().read(DumpSource(small))
    switch subject {
    case .tree:
      try report {
        let tree = try DumpReader().read(.file(path)).tree
        return { withExtendedLifetime(tree) {} }
      }
    case .document:
      let text = try Text(path)
      try report {
        let document = text.withCharacters { einstein_document_read($0, $1, false) }
        return { einstein_document_free(document) }
      }
    }
  }

  /// Measures what a closure leaves behind until the closure that it returns is called.
  private static func report(_ work: () throws -> () -> Void) throws {
    let heapBefore = einstein_heap_in_use()
    let residentBefore = einstein_resident_now()
    let start = ContinuousClock.now
    let release = try work()
    let duration = ContinuousClock.now - start
    let kept = einstein_heap_in_use() - heapBefore
    let peak = max(einstein_resident_peak(), residentBefore) - residentBefore
    release()
    Output.answer(Double(kept))
    Output.answer(Double(peak))
    Output.answer(duration.seconds)
  }
}
