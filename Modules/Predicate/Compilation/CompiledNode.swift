/// A part of a compiled predicate.
indirect enum CompiledNode: Sendable {
  case constant(Bool)
  case not(CompiledNode)
  case and([CompiledNode])
  case or([CompiledNode])
  case texts(CompiledTextTest)
  case lists(CompiledListTest)
  case numbers(CompiledNumberTest)
  case interpreted(InterpretedPart)

  /// How many masks are needed at once for this node besides the one that it narrows.
  var depth: Int {
    switch self {
    case .constant, .texts, .lists, .numbers, .interpreted: 0
    case .not(let node): node.depth + 1
    case .and(let nodes): nodes.map(\.depth).max() ?? 0
    case .or(let nodes): (nodes.map(\.depth).max() ?? 0) + 2
    }
  }

  /// Whether evaluation may fail, so that nothing may be moved past it.
  var mayFail: Bool {
    switch self {
    case .constant, .lists, .numbers: false
    case .texts(let test): test.mayFail
    case .interpreted: true
    case .not(let node): node.mayFail
    case .and(let nodes), .or(let nodes): nodes.contains(where: \.mayFail)
    }
  }

  /// Roughly what one row costs, for asking the cheapest question first.
  var cost: Int {
    switch self {
    case .constant: 0
    case .numbers: 1
    case .lists(let test): test.numbers.count
    case .texts(let test): test.cost
    case .interpreted: 1_000
    case .not(let node): node.cost
    case .and(let nodes), .or(let nodes): nodes.map(\.cost).reduce(0, +)
    }
  }

  /// Evaluates one row by itself.
  func holds(forRow row: Int) throws(PredicateEvaluationError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let node): return try !node.holds(forRow: row)
    case .and(let nodes):
      for node in nodes where try !node.holds(forRow: row) { return false }
      return true
    case .or(let nodes):
      for node in nodes where try node.holds(forRow: row) { return true }
      return false
    case .texts(let test): return try test.holds(forRow: row)
    case .lists(let test): return test.holds(forRow: row)
    case .numbers(let test): return test.holds(forRow: row)
    case .interpreted(let part): return try part.holds(forRow: row)
    }
  }
}
