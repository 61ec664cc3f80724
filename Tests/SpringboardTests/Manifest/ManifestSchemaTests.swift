import Foundation
import JSON
import Springboard
import TestSupport
import Testing

/// The schema accepts what the parser accepts, and refuses what it finds wrong with the structure.
@Suite struct ManifestSchemaTests {
  private static func validator() throws -> SchemaValidator {
    let url = PackageFiles.root.appending(path: "Schemas/app.schema.json")
    return SchemaValidator(try JSONValue(json: Array(try Data(contentsOf: url))))
  }

  @Test func `the example and the shop fit`() throws {
    let url = PackageFiles.root.appending(path: "Examples/Apps/notes/app.json")
    let notes = try JSONValue(json5: Array(try Data(contentsOf: url)))
    #expect(try Self.validator().fault(in: notes) == nil)
    let shop = try JSONValue(json5: Array(AppModelAuthoringTests.manifest.utf8))
    #expect(try Self.validator().fault(in: shop) == nil)
  }

  @Test(arguments: 0..<40)
  func `random models fit`(_ seed: UInt64) throws {
    var random = RandomAppModel(seed: seed)
    let manifest = try random.model().files()["app.json"] ?? []
    #expect(try Self.validator().fault(in: JSONValue(json: manifest)) == nil)
  }

  /// Problems that a schema can find.
  private static func isAboutStructure(_ problem: AppModelProblem) -> Bool {
    switch problem.kind {
    case .unknownKey, .missingKey, .wrongType, .unknownForm, .severalForms: true
    // The kinds of elements are not listed in the schema.
    case .unknownWord(_, let known): !known.contains("Button")
    default: false
    }
  }

  @Test func `the schema and the parser find the same`() throws {
    let validator = try Self.validator()
    for manifest in ManifestProblemTests.manifests {
      guard let value = try? JSONValue(json5: Array(manifest.utf8)) else { continue }
      let problems = AppModelReader().read(files: ["app.json": Array(manifest.utf8)]).problems
      if problems.contains(where: Self.isAboutStructure) {
        #expect(validator.fault(in: value) != nil, "\(manifest)")
      }
      if let fault = validator.fault(in: value) {
        #expect(problems.contains { !$0.isAboutMeaning }, "\(fault) in \(manifest)")
      }
    }
  }
}
