import XCTest

/// An app with functions of its own.
///
/// Apple's apps are Sendable since they belong to the main actor. Ours belong to no actor, and the compiler
/// warns unless a subclass repeats that it is Sendable.
class PlainApplication: XCUIApplication, @unchecked Sendable {
  var log: [String] = []

  override func launch() {
    log.append("will launch")
    super.launch()
    log.append("did launch")
  }

  override func terminate() {
    log.append("will terminate")
    super.terminate()
  }
}
