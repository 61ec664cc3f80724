internal import Hierarchy
internal import Query

extension ModelValidator {
  /// How many elements a locator should find.
  enum Expectation {
    /// One or more.
    case any
    /// One.
    case needsOne
    /// One or more, but not always.
    case mayBeMissing
  }

  mutating func check(
    _ locator: Locator,
    on screen: AppScreen?,
    _ path: ManifestPath,
    _ expectation: Expectation = .any
  ) {
    // A screen whose dump could not be read has no elements.
    if let screen, screen.tree.isEmpty { return }
    do throws(LocatorEvaluationError) {
      if let screen {
        try checkOne(locator, screen, path, expectation)
      } else if try !isFound(locator, in: model.screens.map(\.tree)), try !mayCome(locator) {
        let isSure = expectation != .mayBeMissing && !mayChange(locator) && isComplete
        report(.noMatchAnywhere(locator), path, isSure ? .error : .warning)
      }
    } catch {
      report(.evaluation(error), path)
    }
  }

  private mutating func checkOne(
    _ locator: Locator,
    _ screen: AppScreen,
    _ path: ManifestPath,
    _ expectation: Expectation
  ) throws(LocatorEvaluationError) {
    let matches = try locator.nodes(in: screen.tree, limit: 2)
    if matches.count == 1 { return }
    if matches.isEmpty {
      if try mayCome(locator) { return }
      let diagnosis = try explanation(locator, screen)
      let isSure = expectation != .mayBeMissing && !mayChange(locator)
      report(
        .noMatch(screen: screen.name, explanation: diagnosis),
        path,
        isSure ? .error : .warning
      )
      return
    }
    // Several rows are meant by a predicate, but hardly by an identifier.
    var isIdentifier = false
    if case .accessibilityID = locator { isIdentifier = true }
    guard expectation == .needsOne || expectation == .any && isIdentifier else { return }
    let diagnosis = try explanation(locator, screen)
    let needsOne = expectation == .needsOne
    report(
      .severalMatches(screen: screen.name, explanation: diagnosis, needsOne: needsOne),
      path,
      needsOne ? .error : .warning
    )
  }

  /// Why a locator does not find one element.
  private func explanation(
    _ locator: Locator,
    _ screen: AppScreen
  ) throws(LocatorEvaluationError) -> String {
    // Explaining takes time, and nobody reads a hundred explanations.
    guard problems.count < 100 else { return "not one element matches \(locator)" }
    return try locator.diagnosis(in: screen.tree).map { "\($0)" } ?? ""
  }

  /// Whether what effects insert, or an alert, has such an element.
  private func mayCome(_ locator: Locator) throws(LocatorEvaluationError) -> Bool {
    if case .accessibilityID(let name) = locator, fieldIdentifiers.contains(name) { return true }
    return try isFound(locator, in: fragments)
  }

  /// Whether elements may come to match when the app runs, so that nobody can be sure.
  private func mayChange(_ locator: Locator) -> Bool {
    if case .accessibilityID = locator { return hasNewIdentifiers }
    return hasChanges || !fragments.isEmpty
  }

  private func isFound(
    _ locator: Locator,
    in trees: [ElementTree]
  ) throws(LocatorEvaluationError) -> Bool {
    for tree in trees where !tree.isEmpty {
      if try !locator.nodes(in: tree, limit: 1).isEmpty { return true }
    }
    return false
  }

  mutating func check(_ wheel: WheelValues, on screen: AppScreen, _ path: ManifestPath) {
    check(wheel.wheel, on: screen, path["wheel"], .needsOne)
    let nodes = (try? wheel.wheel.nodes(in: screen.tree, limit: 2)) ?? []
    if nodes.count == 1, let node = nodes.first {
      if !node.isOfType(.pickerWheel) {
        report(.wrongElement(node.line, expected: "PickerWheel"), path["wheel"])
      } else if let value = node.value, !wheel.shows(value) {
        report(.wheelShowsOther(value, known: wheel.values), path["values"], .warning)
      }
    }
  }

  mutating func check(_ list: LazyList, on screen: AppScreen, _ path: ManifestPath) {
    guard !screen.tree.isEmpty else { return }
    check(list.container, on: screen, path["in"], .needsOne)
    guard let rows = list.rows else { return }
    if !(0...LazyList.Rows.limit).contains(rows.count) {
      report(
        .outOfRange(expected: "a number of rows from 0 to \(LazyList.Rows.limit)"),
        path["count"]
      )
    }
    do throws(LocatorEvaluationError) {
      guard let container = try list.container.nodes(in: screen.tree, limit: 1).first else {
        return
      }
      let found = try rows.template.nodes(inside: container, limit: 2)
      guard found.count == 1, let row = found.first else {
        let diagnosis = try rows.template.diagnosis(inside: container).map { "\($0)" } ?? ""
        report(
          found.isEmpty
            ? .noMatch(screen: screen.name, explanation: diagnosis)
            : .severalMatches(screen: screen.name, explanation: diagnosis, needsOne: true),
          path["row"]
        )
        return
      }
      if let height = row.frame?.height, height * Double(rows.count) > LazyList.Rows.heightLimit {
        report(
          .outOfRange(
            expected: "rows of at most \(Int(LazyList.Rows.heightLimit)) points together"
          ),
          path["count"]
        )
      }
      if row.index == container.index {
        report(.neverHappens("the row is the list itself, not inside it", nearest: []), path["row"])
      }
      for (index, setting) in rows.settings.enumerated() {
        let path = path["change"][index]
        check(setting.changes, on: screen, path, knows: ["row"])
        if try setting.locator.nodes(inside: row, limit: 1).isEmpty {
          let diagnosis = try setting.locator.diagnosis(inside: row).map { "\($0)" } ?? ""
          report(.noMatch(screen: screen.name, explanation: diagnosis), path["set"])
        }
      }
    } catch {
      report(.evaluation(error), path["row"])
    }
  }
}
