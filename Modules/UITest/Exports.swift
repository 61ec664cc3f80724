// A UI-test target says `import UITest`, and has everything.
@_exported public import Actions
@_exported public import Identifier
@_exported public import Predicate
@_exported public import XCTest
@_exported public import XCUIAutomation
