import Testing

/// All that runs tests of XCTest, which have the process to themselves.
@Suite(.serialized) struct XCTestSuites {}
