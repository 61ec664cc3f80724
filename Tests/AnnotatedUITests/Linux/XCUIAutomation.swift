// The one file that a target needs to run its XCUITest sources on Linux.
@_exported import XCUIAutomation
