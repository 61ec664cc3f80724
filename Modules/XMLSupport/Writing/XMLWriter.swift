/// Writes an XML text in UTF-8, element by element, laid out as libxml2 lays out a document.
///
/// Children stand on lines of their own, two spaces further in, but no further than 60; elements
/// without content are closed at once. An element whose content begins with text is kept on one
/// line. Characters that XML forbids are left out, as WebDriverAgent does, and counted. Names are
/// not checked; see `XMLName.isValid(_:)`.
///
/// This writer exists because libxml2's own writes forbidden characters as they are, and is slower
/// than the reading of what it writes.
package struct XMLWriter: ~Copyable {
  /// How many characters were left out because XML forbids them.
  package private(set) var forbiddenCharacterCount = 0

  private var output: OutputBuffer
  /// The names of the open elements, one after the other, and where each begins.
  private var names: [UInt8] = []
  private var nameStarts: [Int] = []
  private var state = State.content

  private enum State {
    /// Inside a start tag, which is still without its ">".
    case tag
    /// Behind a tag, where the next one begins a line.
    case content
    /// Behind text, where white space would change what it says.
    case text
  }

  /// libxml2 indents no further than this (`MAX_INDENT` in its `xmlsave.c`).
  private static let maximumIndentation = 60

  /// Creates a writer that hands finished bytes to a closure, in pieces of about 64 KiB.
  package init(flush: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    output = OutputBuffer(flush: flush)
  }

  /// Writes the XML declaration.
  package mutating func declaration() throws {
    try output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Begins an element.
  package mutating func startElement(_ name: UnsafeBufferPointer<UInt8>) throws {
    try closeTag()
    try indent()
    try output.append(UInt8(ascii: "<"))
    try output.append(name)
    nameStarts.append(names.count)
    names.append(contentsOf: name)
    state = .tag
  }

  /// Adds an attribute to the element that has just begun.
  package mutating func attribute(
    _ name: UnsafeBufferPointer<UInt8>,
    _ value: UnsafeBufferPointer<UInt8>
  ) throws {
    precondition(state == .tag, "An attribute belongs to a start tag")
    // Nearly all attributes are short and plain, and then are copied in one go.
    var isPlain = true
    let isShort = try output.write(atMost: name.count + value.count + 4) { target in
      guard let plainValue = XMLEscapes.attribute.copyPlain(value, to: target + name.count + 3)
      else {
        isPlain = false
        return 0
      }
      target[0] = UInt8(ascii: " ")
      if let start = name.baseAddress { (target + 1).update(from: start, count: name.count) }
      target[name.count + 1] = UInt8(ascii: "=")
      target[name.count + 2] = UInt8(ascii: "\"")
      plainValue[0] = UInt8(ascii: "\"")
      return name.count + value.count + 4
    }
    if isShort, isPlain { return }
    try output.append(UInt8(ascii: " "))
    try output.append(name)
    try output.append("=\"")
    try write(value, escapes: .attribute)
    try output.append(UInt8(ascii: "\""))
  }

  /// Writes text inside the open element.
  package mutating func characters(_ text: UnsafeBufferPointer<UInt8>) throws {
    guard !text.isEmpty else { return }
    if state == .tag { try output.append(UInt8(ascii: ">")) }
    state = .text
    try write(text, escapes: .content)
  }

  /// Ends the innermost open element.
  package mutating func endElement() throws {
    guard let start = nameStarts.popLast() else { preconditionFailure("No element is open") }
    if state == .tag {
      try output.append("/>")
    } else {
      try indent()
      try output.append("</")
      try names[start...].withUnsafeBufferPointer { try output.append($0) }
      try output.append(UInt8(ascii: ">"))
    }
    names.removeLast(names.count - start)
    state = .content
    try breakLine()
  }

  /// Hands over what is still in memory.
  package mutating func finish() throws {
    precondition(nameStarts.isEmpty, "An element is still open")
    try output.flush()
  }

  private mutating func closeTag() throws {
    guard state == .tag else { return }
    try output.append(UInt8(ascii: ">"))
    state = .content
    try breakLine()
  }

  private mutating func breakLine() throws {
    try output.append(UInt8(ascii: "\n"))
  }

  private mutating func indent() throws {
    guard state != .text else { return }
    try output.append(
      repeating: UInt8(ascii: " "),
      count: min(nameStarts.count * 2, Self.maximumIndentation)
    )
  }

  private mutating func write(
    _ text: UnsafeBufferPointer<UInt8>,
    escapes: XMLEscapes
  ) throws {
    var start = 0
    var index = 0
    while index < text.count {
      guard escapes.needsAttention(text[index]) else {
        index += 1
        continue
      }
      switch escapes.treatment(of: text, at: index) {
      case .keep:
        index += 1
      case .escape(let reference):
        try output.append(UnsafeBufferPointer(rebasing: text[start..<index]))
        try output.append(reference)
        index += 1
        start = index
      case .leaveOut(let length):
        try output.append(UnsafeBufferPointer(rebasing: text[start..<index]))
        forbiddenCharacterCount += 1
        index += length
        start = index
      }
    }
    try output.append(UnsafeBufferPointer(rebasing: text[start...]))
  }
}
