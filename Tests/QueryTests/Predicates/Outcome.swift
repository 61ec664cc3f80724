import Predicate

/// A result or an error, for comparing both.
enum Outcome<Value: Equatable>: Equatable {
  case value(Value)
  case failure(PredicateEvaluationError)

  init(_ work: () throws -> Value) {
    do {
      self = .value(try work())
    } catch let error as PredicateEvaluationError {
      self = .failure(error)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
