// The tests of MixedTests make two lists of the same length; one more, and the package manager's list is
// one of asynchronous tests.
extension MixedTests {
  func testOnLinux() async {}
}
