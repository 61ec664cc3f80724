import Reporting
import Testing

@Suite struct DumpSourceTests {
  @Test func `looking at the beginning takes nothing away`() throws {
    let source = DumpSource([1, 2, 3, 4, 5])
    #expect(try source.peek(3) == [1, 2, 3])
    #expect(try source.peek(2) == [1, 2])
    #expect(try source.peek(9) == [1, 2, 3, 4, 5])
    #expect(try source.readToEnd(limit: nil) == [1, 2, 3, 4, 5])
    #expect(try source.peek(1) == [])
  }

  @Test func `a limit holds for what was looked at, too`() {
    #expect(throws: DumpError(.tooLarge(limit: 4))) {
      try DumpSource([1, 2, 3, 4, 5]).readToEnd(limit: 4)
    }
  }
}
