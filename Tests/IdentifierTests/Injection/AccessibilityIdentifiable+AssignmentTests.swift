import Identifier
import Testing

@Suite
struct AssignmentTests {
  enum Plain: String { case title }
  enum Pretty: String, PrettyRawRepresentable { case title }

  final class Holder {
    weak var view: PlainView?
    var child: Holder?
  }

  @Test
  func `the operator takes enum cases, strings and identifiers`() {
    let view = PlainView()
    view <<< Plain.title
    #expect(view.elementIdentifier == "title")
    view <<< Pretty.title
    #expect(view.elementIdentifier == "AssignmentTests_Pretty_title")
    view <<< "literal"
    #expect(view.elementIdentifier == "literal")
    view <<< "row \(1)"
    #expect(view.elementIdentifier == "row 1")
    let text = "variable"
    view <<< text
    #expect(view.elementIdentifier == "variable")
    view <<< ElementIdentifier("identifier")
    #expect(view.elementIdentifier == "identifier")
    view <<< (text.isEmpty ? Plain.title : .title)
    #expect(view.elementIdentifier == "title")
  }

  @Test
  func `the left side may be optional`() {
    let view = PlainView()
    let holder = Holder()
    holder.view <<< Plain.title
    holder.child?.view <<< Plain.title
    holder.view = view
    holder.view <<< Plain.title
    #expect(view.elementIdentifier == "title")
    holder.view <<< "text"
    #expect(view.elementIdentifier == "text")
    let optional: PlainView? = view
    optional <<< Pretty.title
    #expect(view.elementIdentifier == "AssignmentTests_Pretty_title")
    let existential: any AccessibilityIdentifiable = view
    existential <<< Plain.title
    #expect(view.elementIdentifier == "title")
  }

  @Test
  func `the method takes the same and returns the view`() {
    let view = PlainView()
    let same: PlainView = view.accessibilityID(Plain.title).accessibilityID("text")
    #expect(same === view)
    #expect(view.elementIdentifier == "text")
    view.accessibilityID(Pretty.title)
    #expect(view.elementIdentifier == "AssignmentTests_Pretty_title")
    view.accessibilityID(ElementIdentifier("identifier"))
    #expect(view.elementIdentifier == "identifier")
    let missing: PlainView? = nil
    #expect(missing?.accessibilityID(Plain.title) == nil)
  }

  private func set<View: AccessibilityIdentifiable, Identifier: RawRepresentable<String>>(
    _ view: View,
    _ identifier: Identifier
  ) {
    view <<< identifier
  }

  @Test
  func `generic code sets the pretty identifier too`() {
    let view = PlainView()
    set(view, Pretty.title)
    #expect(view.elementIdentifier == "AssignmentTests_Pretty_title")
  }

  @Test @MainActor
  func `a view bound to the main actor works`() {
    let view = MainActorView()
    let optional: MainActorView? = view
    view <<< Plain.title
    #expect(view.elementIdentifier == "title")
    optional <<< "text"
    #expect(view.elementIdentifier == "text")
    #expect(view.accessibilityID(Pretty.title) === view)
    #expect(view.elementIdentifier == "AssignmentTests_Pretty_title")
  }
}
