/// Returns the name of the case a value is, or nil when it is no enum case.
///
/// `String(describing:)` gives the same name only for an enum that describes itself in no other
/// way, and nothing public looks behind a `CustomStringConvertible`. The standard library asks the
/// runtime when it prints a case; so do we. The result is nil for a value that is no enum, and for
/// an enum compiled without reflection metadata. There is deliberately no way out through
/// `String(describing:)` then: it would mistake a description for a case name.
package func enumCaseName<Value>(of value: Value) -> String? {
  guard let characters = runtimeEnumCaseName(value) else { return nil }
  let name = String(cString: characters)
  return name.isEmpty ? nil : name.withoutBackticks
}

/// The runtime's entry, declared as the standard library declares it; libswiftCore exports it.
@_silgen_name("swift_EnumCaseName")
private func runtimeEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
