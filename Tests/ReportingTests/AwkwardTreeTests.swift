import Foundation
import Hierarchy
import Reporting
import Testing
import TestSupport

/// One awkward tree goes through every format, and each has its golden.
@Suite struct AwkwardTreeTests {
  private let tree = ElementTree(wrapper: "AppiumAUT") {
    ElementRecord(.application, label: "Awkward") {
      for text in AwkwardText.all {
        ElementRecord(
          .staticText,
          identifier: text.isEmpty ? nil : "id \(text)",
          label: text,
          value: text,
          frame: Rect(x: -0.5, y: 145.66666666666666, width: 0, height: 1e9),
          isEnabled: false,
          isVisible: false,
          isSelected: true,
          attributes: [ElementAttribute(name: "hint", value: text)]
        )
      }
      ElementRecord(.other, label: "frame unknown", frame: .init(x: -1, y: -1, width: 0, height: 0))
    }
  }

  @Test(arguments: DumpFormat.all.map(\.id))
  func `it is written as on record`(id: String) throws {
    let format = try #require(DumpFormat.named(id))
    let fileExtension = try #require(format.fileExtensions.first)
    try expectGolden(format.text(of: tree), "ReportingTests/Golden/awkward-\(id).\(fileExtension)")
  }

  /// The exporter writes as it walks; the encoder says what it has to write.
  @Test func `the JSON is what the tree encodes to`() throws {
    let written = try JSONSerialization.jsonObject(with: Data(DumpFormat.json.text(of: tree).utf8))
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(tree))
    #expect(try #require(written as? NSDictionary) == #require(encoded as? NSDictionary))
  }

  @Test func `lines for people have nothing invisible in them`() throws {
    for line in try DumpFormat.text.text(of: tree).split(separator: "\n") {
      for scalar in line.unicodeScalars where scalar != "\u{200D}" {
        let category = scalar.properties.generalCategory
        #expect(![.control, .format, .privateUse, .lineSeparator].contains(category))
      }
    }
  }
}
