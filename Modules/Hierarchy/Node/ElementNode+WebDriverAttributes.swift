extension ElementNode {
  /// Calls a closure for each attribute that WebDriverAgent's XML has of the element.
  ///
  /// The names, their order and the form of the values are those of `FBXPath.m`; attributes that
  /// the dump lacked are left out, and others that it had come last.
  ///
  /// - Parameters:
  ///   - siblingPosition: The position among the siblings, which the attribute `index` tells.
  ///   - body: Called with the name and the value, both UTF-8 and valid during the call.
  /// - Throws: What the closure throws.
  package func forEachWebDriverAttribute<Failure: Error>(
    siblingPosition: Int,
    _ body: (
      _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
    ) throws(Failure) -> Void
  ) throws(Failure) {
    func text(_ name: StaticString, _ id: TextID) throws(Failure) {
      if !id.isAbsent { try body(name.bytes, bytes(of: id)) }
    }
    func boolean(_ attribute: BooleanAttribute) throws(Failure) {
      guard let value = flags[attribute] else { return }
      try body(attribute.name.bytes, (value ? "true" as StaticString : "false").bytes)
    }
    func number(_ name: StaticString, _ number: Double?) throws(Failure) {
      guard let number else { return }
      try NumberText.with(number) { text throws(Failure) in try body(name.bytes, text) }
    }
    let flags = flags
    if !flags.lacksTypeAttribute {
      try body(("type" as StaticString).bytes, webDriverTypeNameBytes)
    }
    try text("value", valueID)
    try text("name", nameID)
    try text("label", labelID)
    try boolean(.enabled)
    try boolean(.visible)
    try boolean(.accessible)
    try boolean(.focused)
    try boolean(.selected)
    let frame = partialFrame
    try number("x", frame.x)
    try number("y", frame.y)
    try number("width", frame.width)
    try number("height", frame.height)
    if flags.hasIndexAttribute { try number("index", Double(siblingPosition)) }
    try boolean(.hittable)
    try forEachFurtherAttribute { (name, value) throws(Failure) in
      try body(bytes(of: name), bytes(of: value))
    }
  }
}

extension StaticString {
  /// The UTF-8 bytes, which live as long as the program.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
