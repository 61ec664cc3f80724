import Foundation
import Predicate
import Testing

/// Every operator with every kind of value on both sides.
///
/// The rules are those of Apple's *Predicate Format String Syntax* and of what is known of its
/// engine: nothing at all makes all but `==`, `!=`, `<=` and `>=` false; nothing is converted;
/// values of different kinds are unequal, but have no order.
@Suite struct OperatorTableTests {
  /// A value of each kind, by the letter that the tables use.
  private static var values: [(letter: Character, value: PredicateValue)] {
    [
      ("0", .null), ("i", .integer(2)), ("r", .real(2.5)), ("y", .bool(true)), ("s", .string("ab")),
      ("d", .date(Date(timeIntervalSinceReferenceDate: 2))),
      ("a", .array([.integer(2), .string("ab")])), ("t", .set([.integer(2)])),
      ("m", .dictionary(["k": .integer(2)])), ("o", .object(Thing())),
    ]
  }

  /// Something that is no collection.
  private struct Thing: PredicateSubject, Equatable {
    func predicateValue(forKey key: String) -> PredicateValue? { nil }
  }

  /// The answers for all values on the left (rows) and on the right (columns): `+` yes, `-` no,
  /// `x` an error.
  private static func table(
    _ op: FormatPredicate.Operator,
    modifier: FormatPredicate.Modifier = .direct
  ) -> String {
    var table = "  \(String(values.map(\.letter)))\n"
    for left in values {
      table += "\(left.letter) "
      for right in values {
        let predicate = FormatPredicate.comparison(
          FormatPredicate.Comparison(.variable("a"), op, .variable("b"), modifier: modifier)
        )
        let answer = try? predicate.evaluate(
          with: .null,
          variables: ["a": left.value, "b": right.value]
        )
        table += answer.map { $0 ? "+" : "-" } ?? "x"
      }
      table += "\n"
    }
    return table
  }

  /// Only what is of the same kind and worth is equal; never an error.
  @Test func `equality`() {
    #expect(
      Self.table(.equalTo) == """
          0irysdatmo
        0 +---------
        i -+--------
        r --+-------
        y ---+------
        s ----+-----
        d -----+----
        a ------+---
        t -------+--
        m --------+-
        o ---------+

        """
    )
    let negated = Self.table(.equalTo).map { $0 == "+" ? "-" : $0 == "-" ? "+" : $0 }
    #expect(Self.table(.notEqualTo) == String(negated))
  }

  /// Numbers, yes and no among them, are ordered, and texts and dates among their own kind; with
  /// nothing at all on one side the answer is no, on both sides too.
  @Test func `strict order`() {
    #expect(
      Self.table(.lessThan) == """
          0irysdatmo
        0 ----------
        i --+-xxxxxx
        r ----xxxxxx
        y -++-xxxxxx
        s -xxx-xxxxx
        d -xxxx-xxxx
        a -xxxxxxxxx
        t -xxxxxxxxx
        m -xxxxxxxxx
        o -xxxxxxxxx

        """
    )
    #expect(
      Self.table(.greaterThan) == """
          0irysdatmo
        0 ----------
        i ---+xxxxxx
        r -+-+xxxxxx
        y ----xxxxxx
        s -xxx-xxxxx
        d -xxxx-xxxx
        a -xxxxxxxxx
        t -xxxxxxxxx
        m -xxxxxxxxx
        o -xxxxxxxxx

        """
    )
  }

  /// As before, but nothing at all is not more than nothing at all.
  @Test func `order or equality`() {
    #expect(
      Self.table(.lessThanOrEqualTo) == """
          0irysdatmo
        0 +---------
        i -++-xxxxxx
        r --+-xxxxxx
        y -+++xxxxxx
        s -xxx+xxxxx
        d -xxxx+xxxx
        a -xxxxxxxxx
        t -xxxxxxxxx
        m -xxxxxxxxx
        o -xxxxxxxxx

        """
    )
    #expect(
      Self.table(.greaterThanOrEqualTo) == """
          0irysdatmo
        0 +---------
        i -+-+xxxxxx
        r -+++xxxxxx
        y ---+xxxxxx
        s -xxx+xxxxx
        d -xxxx+xxxx
        a -xxxxxxxxx
        t -xxxxxxxxx
        m -xxxxxxxxx
        o -xxxxxxxxx

        """
    )
  }

  /// The right side is searched: a list, a set and the values of a dictionary for any value, a
  /// text for a text only ("Can't use in/contains operator with collection", which raises).
  @Test func `membership`() {
    #expect(
      Self.table(.in) == """
          0irysdatmo
        0 ----------
        i -xxxxx+++x
        r -xxxxx---x
        y -xxxxx---x
        s -xxx+x+--x
        d -xxxxx---x
        a -xxxxx---x
        t -xxxxx---x
        m -xxxxx---x
        o -xxxxx---x

        """
    )
    // CONTAINS is IN with its sides changed.
    let rows = Self.table(.in).split(separator: "\n").dropFirst().map { Array($0.dropFirst(2)) }
    let mirrored = rows.indices.map { column in String(rows.map { $0[column] }) }
    let contains = Self.table(.contains).split(separator: "\n").dropFirst()
    #expect(contains.map { String($0.dropFirst(2)) } == mirrored)
  }

  /// Texts only.
  @Test(arguments: [FormatPredicate.Operator.beginsWith, .endsWith, .like, .matches])
  func `the operators of texts`(op: FormatPredicate.Operator) {
    #expect(
      Self.table(op) == """
          0irysdatmo
        0 ----------
        i -xxxxxxxxx
        r -xxxxxxxxx
        y -xxxxxxxxx
        s -xxx+xxxxx
        d -xxxxxxxxx
        a -xxxxxxxxx
        t -xxxxxxxxx
        m -xxxxxxxxx
        o -xxxxxxxxx

        """
    )
  }

  /// The list `{2, "ab"}` on the right is of two, but not of two numbers or two texts: a number is
  /// not below 2 and then not compared with the text, or it is an error.
  @Test func `between`() {
    #expect(
      Self.table(.between) == """
          0irysdatmo
        0 ----------
        i -xxxxxxxxx
        r -xxxxxxxxx
        y -xxxxx-xxx
        s -xxxxxxxxx
        d -xxxxxxxxx
        a -xxxxxxxxx
        t -xxxxxxxxx
        m -xxxxxxxxx
        o -xxxxxxxxx

        """
    )
  }

  /// The left side has to be a list or a set; a dictionary is none.
  ///
  /// Nothing at all on the left
  /// makes ANY false and ALL true.
  @Test func `several values on the left`() {
    #expect(
      Self.table(.equalTo, modifier: .any) == """
          0irysdatmo
        0 ----------
        i xxxxxxxxxx
        r xxxxxxxxxx
        y xxxxxxxxxx
        s xxxxxxxxxx
        d xxxxxxxxxx
        a -+--+-----
        t -+--------
        m xxxxxxxxxx
        o xxxxxxxxxx

        """
    )
    #expect(
      Self.table(.equalTo, modifier: .all) == """
          0irysdatmo
        0 ++++++++++
        i xxxxxxxxxx
        r xxxxxxxxxx
        y xxxxxxxxxx
        s xxxxxxxxxx
        d xxxxxxxxxx
        a ----------
        t -+--------
        m xxxxxxxxxx
        o xxxxxxxxxx

        """
    )
  }

  /// What Apple has never documented, or only its platforms can do, is an error, not an answer.
  @Test(arguments: [FormatPredicate.Operator.tokenMatches, .conformsToUTI, .equalsUTI])
  func `operators that cannot be evaluated`(op: FormatPredicate.Operator) {
    #expect(!Self.table(op).dropFirst(13).contains { $0 == "+" || $0 == "-" })
  }
}
