import XCTest

/// An app with functions of its own, without annotations.
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
