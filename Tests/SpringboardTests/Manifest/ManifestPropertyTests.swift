import Springboard
import TestSupport
import Testing

@Suite struct ManifestPropertyTests {
  @Test(arguments: 0..<80)
  func `a model is the same when it is written and read again`(_ seed: UInt64) throws {
    var random = RandomAppModel(seed: seed)
    let model = try random.model()
    let files = try model.files()
    let (read, problems) = AppModelReader.parsed(files)
    #expect(problems.filter { $0.severity == .error && !$0.isAboutMeaning } == [])
    #expect(read == model, "\(String(decoding: files["app.json"] ?? [], as: UTF8.self))")
  }

  /// Whatever is done to a manifest, there is a model or an error, and no crash.
  @Test(arguments: 0..<20)
  func `a manifest with random faults is read or refused`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var random = RandomAppModel(seed: seed)
    var files = try random.model().files()
    let manifest = files["app.json"] ?? []
    let pieces =
      ["{", "}", "[", "]", ",", ":", "'", "\"", "null", "-1", "1e999", "{}", "[]", "${"]
      + ManifestChoice.allCases.flatMap(\.names) + ["/*", "//", "\\", "\u{0}", "😀", "'..'"]
    for _ in 0..<15 {
      var bytes = manifest
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
        let piece = pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
      }
      files["app.json"] = bytes
      let reading = AppModelReader().read(files: files)
      #expect((reading.model == nil) == !reading.errors.isEmpty)
      for problem in reading.problems { #expect(!problem.description.isEmpty) }
    }
  }
}
