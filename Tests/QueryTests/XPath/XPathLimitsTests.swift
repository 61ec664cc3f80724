import Foundation
import Hierarchy
import Query
import TestSupport
import Testing

/// Expressions that could take very long.
@Suite struct XPathLimitsTests {
  private static func deepTree(_ count: Int) throws -> ElementTree {
    var builder = ElementTreeBuilder()
    for _ in 0..<count { try builder.begin(ElementRow(typeCode: 1)) }
    return builder.finish()
  }

  private static func flatTree(_ count: Int) throws -> ElementTree {
    var builder = ElementTreeBuilder()
    try builder.begin(ElementRow(typeCode: 2))
    for _ in 0..<count {
      try builder.begin(ElementRow(typeCode: 1))
      builder.end()
    }
    return builder.finish()
  }

  /// Each step and each condition looks at an element a few times at most.
  @Test(arguments: [
    "//*//*//*//*", "//*[.//*[.//*[.//*]]]", "//*[ancestor::*]", "//*[following::*]",
    "//*[preceding::*]", "//*[following-sibling::*]", "//*[preceding-sibling::*]",
    "//*/ancestor::*/descendant::*", "//*/following::*/preceding::*", "//*[1]",
    "//*/following-sibling::*/preceding-sibling::*", "//*[//*/@name = @label]",
    "//*/preceding-sibling::*[1]", "//*[descendant::*/@name = 'a']", "//*/../*/../*",
    "//*[not(ancestor::*[@label='a']/descendant::*[@name])]", "(//*)[last()]", "//*/*[last()]",
  ])
  func `visits grow with the tree, and not with its square`(text: String) throws {
    let expression = try XPathExpression(text)
    for tree in [try Self.deepTree(20_000), try Self.flatTree(5_000)] {
      let trace = try expression.trace(in: tree)
      #expect(trace.engine == .native)
      #expect((trace.visitCount ?? .max) < 20 * tree.count, "\(trace.visitCount ?? -1)")
    }
  }

  @Test func `too many visits are an error`() throws {
    let tree = try Self.deepTree(2_000)
    let expression = try XPathExpression("//*[count(.//*) > count(ancestor::*)]")
    let limits = XPathLimits(visitCount: 100_000)
    let error = #expect(throws: XPathEvaluationError.self) {
      try expression.evaluate(in: tree, limits: limits)
    }
    #expect(error?.problem == .tooManyVisits(limit: 100_000))
    #expect(error?.hint != nil)
    #expect(throws: Never.self) { try expression.evaluate(in: tree) }
  }

  @Test func `too much time is an error`() throws {
    let tree = try Self.deepTree(2_000)
    let error = #expect(throws: XPathEvaluationError.self) {
      try XPathExpression("//*[count(.//*) > 3]").evaluate(
        in: tree,
        limits: XPathLimits(seconds: 0)
      )
    }
    #expect(error?.problem == .tooSlow(seconds: 0))
  }

  @Test func `libxml2 has a limit as well`() throws {
    let tree = try Self.deepTree(2_000)
    let error = #expect(throws: XPathEvaluationError.self) {
      try XPathExpression("//*[count(.//*[namespace::a]) > 3]").evaluate(
        in: tree,
        limits: XPathLimits(visitCount: 100_000)
      )
    }
    #expect(error?.problem == .tooManyVisits(limit: 100_000))
  }

  /// Merging sets of nodes, which libxml2 does not count, takes it many seconds here.
  @Test(arguments: [0.05, 0, -1])
  func `libxml2 ends when the time is over`(seconds: Double) throws {
    let tree = try Self.flatTree(5_000)
    let expression = try XPathExpression("(//*/following::*)[@label = 'a']")
    let error = #expect(throws: XPathEvaluationError.self) {
      try expression.trace(
        in: tree,
        scope: 0..<tree.count,
        limits: XPathLimits(visitCount: .max, seconds: seconds),
        engine: .libxml2
      )
    }
    #expect(error?.problem == .tooSlow(seconds: seconds))
  }

  @Test(arguments: [
    "namespace::a" + String(repeating: " or 0", count: 20_000),
    "namespace::a" + String(repeating: " | namespace::a", count: 20_000),
    "namespace::a" + String(repeating: "/a", count: 20_000),
    "id('a')" + String(repeating: " | id('a')", count: 20_000),
    String(repeating: "not(", count: 48) + "namespace::a" + String(repeating: ")", count: 48),
  ])
  func `long expressions for libxml2 are answered or refused`(text: String) throws {
    let expression = try XPathExpression(text)
    let tree = try Self.flatTree(3)
    do throws(XPathEvaluationError) {
      _ = try expression.evaluate(in: tree)
    } catch {
      #expect(error.description.count < 1_000)
    }
  }

  /// Debug builds take up to 25 KB a level, optimised ones a fraction of that.
  @Test(arguments: [
    ("*[", "*", "]"), ("descendant::*[", "1", "]"), ("not(", "*", ")"), ("(", "*", ")"),
    ("*[position() = count(", "*", ")]"), ("string(", "*", ")"), ("1 + (", "1", ")"),
    ("*[not(", "*", ") and @a]"), ("*[2 > ", "1", "]"), ("1 = ", "1", ""),
  ])
  func `the deepest expressions fit a small stack`(
    open: String,
    inner: String,
    close: String
  ) async throws {
    let count = 48 / (open.contains("(") && open.contains("[") ? 2 : 1)
    let text =
      String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    let tree = try Self.deepTree(200)
    let isRead = await withCheckedContinuation { continuation in
      let thread = Thread {
        let expression = try? XPathExpression(text)
        _ = try? expression?.evaluate(in: tree, limits: XPathLimits(visitCount: 1_000_000))
        continuation.resume(returning: expression != nil)
      }
      thread.stackSize = 2 << 20
      thread.start()
    }
    #expect(isRead)
  }

  @Test(arguments: [.infinity, .nan, -1, 1e300])
  func `limits of any kind are allowed`(seconds: Double) throws {
    let limits = XPathLimits(visitCount: seconds.isNaN ? -1 : .max, seconds: seconds)
    _ = try? XPathExpression("//*[count(.//*) > 3]").evaluate(
      in: Self.deepTree(300),
      limits: limits
    )
    _ = try? XPathExpression("//*[namespace::a]").evaluate(in: Self.deepTree(300), limits: limits)
  }

  @Test func `the document of a tree is kept, and asked by many at once`() async throws {
    var random = RandomXPath(seed: 1)
    let tree = random.tree(count: 300)
    let expression = try XPathExpression("//*[not(namespace::a) and contains(@label, 'a')]")
    let expected = try XPathExpression("//*[contains(@label, 'a')]").nodes(in: tree).map(\.index)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<20).allSatisfy { _ in
            (try? expression.nodes(in: tree).map(\.index)) == expected
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
