import Foundation
import Hierarchy
import Query
import Reporting
import Testing
import TestSupport

/// Frames against what WebDriverAgent said of visibility in real dumps.
@Suite(.enabled(if: Corpus.isPresent, "needs the corpus of real dumps"))
struct HittabilityCorpusTests {
  private static let interactive: Set<ElementType> = [
    .button, .cell, .textField, .secureTextField, .searchField, .switch, .link, .slider, .key,
    .icon, .textView, .tab, .pickerWheel,
  ]

  /// How often frames alone agree with the dump.
  struct Agreement {
    var agreeing = 0
    var wronglyHittable = 0
    var wronglyNotHittable = 0

    var share: Double {
      Double(agreeing) / Double(max(1, agreeing + wronglyHittable + wronglyNotHittable))
    }
  }

  /// The tree without the dump's words on the visibility of anything but windows.
  private func withoutVisibility(_ tree: ElementTree) throws -> ElementTree {
    var builder = ElementTreeBuilder()
    for node in tree {
      while builder.depth > node.depth { builder.end() }
      var entry = ElementRecordEntry(node, depth: node.depth, siblingPosition: 0)
      if node.type != .window { entry.flags[.visible] = nil }
      try builder.begin(entry)
    }
    return builder.finish()
  }

  private func measure(_ types: Set<ElementType>) throws -> Agreement {
    var agreement = Agreement()
    for file in Corpus.files(of: "xcuitest-xml") {
      let dumps = (try? DumpReader(isLenient: true).readAll(.file(file.path))) ?? []
      for dump in dumps {
        let frames = try withoutVisibility(dump.tree)
        for node in dump.tree where types.contains(node.type) {
          guard let isVisible = node.isVisible else { continue }
          let isHittable = frames[node.index].hittability.isHittable
          if isVisible == isHittable {
            agreement.agreeing += 1
          } else if isHittable {
            agreement.wronglyHittable += 1
          } else {
            agreement.wronglyNotHittable += 1
          }
        }
      }
    }
    return agreement
  }

  @Test func `frames mostly agree on controls`() throws {
    let agreement = try measure(Self.interactive)
    #expect(agreement.share > 0.94, "\(agreement)")
    // What is visible is seldom covered, and a false cover would make a control useless.
    #expect(agreement.wronglyNotHittable <= 3, "\(agreement)")
  }

  @Test func `frames mostly agree on texts`() throws {
    let agreement = try measure([.staticText])
    #expect(agreement.share > 0.92, "\(agreement)")
    #expect(agreement.wronglyNotHittable <= 1, "\(agreement)")
  }
}
