import Actions
import Foundation
import Hierarchy
import Query
import Reporting
import Springboard
import TestSupport
import Testing

@Suite("Actions on real dumps do what they say") struct RecordedScreenTests {
  static let files = Corpus.files(of: "xcuitest-xml").filter { $0.pathExtension == "xml" }

  private static func scene(_ file: URL) throws -> ActionScene {
    let tree = try DumpReader().read(.file(file.path)).tree
    return ActionScene(AppModel(screen: tree, named: "recorded"))
  }

  @Test(.enabled(if: Corpus.isPresent, "there is no corpus beside the package"), arguments: files)
  func typing(file: URL) throws {
    for type in [ElementType.textField, .secureTextField, .searchField, .textView] {
      let count = try Self.scene(file).app.descendants(matching: type).count
      for index in 0..<count {
        let scene = try Self.scene(file)
        let field = scene.app.descendants(matching: type).element(boundBy: index)
        // Where one field is around another, the text is the inner one's.
        guard field.isHittable, field.isEnabled, field.descendants(matching: type).count == 0
        else { continue }
        field.clearAndType(text: "new").tapAndType(text: "er")
        let text = type == .secureTextField ? "•••••" : "newer"
        #expect(field.value as? String == text, "\(type) \(index)")
        field.clearText()
        #expect(scene.messages == [], "\(type) \(index)")
      }
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "there is no corpus beside the package"), arguments: files)
  func switches(file: URL) throws {
    let count = try Self.scene(file).app.switches.count
    for index in 0..<count {
      let scene = try Self.scene(file)
      let element = scene.app.switches.element(boundBy: index)
      guard element.isHittable, element.isEnabled, let value = element.value as? String,
        ["0", "1"].contains(value)
      else { continue }
      element.setSwitch(on: value == "0")
      #expect(element.value as? String == (value == "0" ? "1" : "0"), "\(index)")
      element.setSwitch(on: value == "1")
      #expect(element.value as? String == value, "\(index)")
      #expect(scene.messages == [], "\(index)")
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "there is no corpus beside the package"), arguments: files)
  func scrolling(file: URL) throws {
    let scene = try Self.scene(file)
    // Three of the dumps have no frames.
    guard scene.app.exists, !scene.app.frame.isEmpty else { return }
    scene.scrollDown(times: 20)
    scene.scrollUp(times: 20)
    let before = scene.app.layout()
    // What could be touched in the end can be found again from the other end.
    let cells = scene.app.cells
    let names = (0..<cells.count).filter { cells.element(boundBy: $0).isHittable }
    for index in [names.first, names.last].compactMap(\.self) {
      let cell = cells.element(boundBy: index)
      let isOnWindow = cell.isOnWindow
      scene.scrollDown(times: 3)
      cell.scrollUntilElementAppears(threshold: 30)
      #expect(cell.isHittable || !isOnWindow)
      scene.scrollUp(times: 20)
    }
    #expect(scene.app.layout() == before)
    #expect(scene.messages == [])
  }
}
