import Hierarchy
import Reporting
import Springboard

/// Writes what the events of a script do as JSON objects, each on a line of its own.
final class PlayJSONWriter: PlayWriter {
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  func write(_ step: PlayStep) throws {
    var bytes: [UInt8] = []
    var writer = JSONWriter { bytes.append(contentsOf: $0) }
    let outcome = step.outcome
    try writer.beginObject()
    if let number = step.number {
      try writer.key("line")
      try writer.number(Double(number))
    }
    try writer.key("event")
    try writer.string(step.line)
    try write("log", outcome.news, to: &writer) { entry, writer in
      try writer.beginObject()
      try writer.key("time")
      try writer.number(entry.time)
      try writer.key("text")
      // The description begins with the time.
      try writer.string(String("\(entry)".dropFirst("\(entry.time) s: ".count)))
      try writer.endObject()
    }
    if let screen = outcome.newScreen {
      try writer.key("screen")
      try writer.string(screen)
    }
    if let alert = outcome.newAlert {
      try writer.key("alert")
      try writer.beginObject()
      try writer.key("title")
      try writer.string(alert.title ?? "")
      try write("buttons", alert.buttons, to: &writer) { try $1.string($0.label) }
      try writer.endObject()
    }
    try write("changes", outcome.difference?.changes ?? [], to: &writer) {
      try Self.write($0, to: &$1)
    }
    try write(outcome.answer, to: &writer)
    for (key, text) in [("note", outcome.note), ("failure", outcome.failure)] {
      guard let text else { continue }
      try writer.key(key)
      try writer.string(text)
    }
    try writer.endObject()
    try writer.finish()
    try console.write(String(decoding: bytes, as: UTF8.self))
  }

  /// Writes a list, unless it is empty.
  private func write<Member>(
    _ key: StaticString,
    _ members: [Member],
    to writer: inout JSONWriter,
    _ body: (Member, inout JSONWriter) throws -> Void
  ) throws {
    guard !members.isEmpty else { return }
    try writer.key(key)
    try writer.beginArray()
    for member in members { try body(member, &writer) }
    try writer.endArray()
  }

  private func write(_ answer: ScriptOutcome.Answer?, to writer: inout JSONWriter) throws {
    switch answer {
    case .lines(let lines): try write("answer", lines, to: &writer) { try $1.string($0) }
    case .tree(let tree): try write("elements", Array(tree), to: &writer, Self.write)
    case .elements(let nodes): try write("elements", nodes, to: &writer, Self.write)
    case .dump(_, let path):
      try writer.key("file")
      try writer.string(path)
    case .end, nil: break
    }
  }

  private static func write(
    _ change: TreeDifference.Change,
    to writer: inout JSONWriter
  ) throws {
    switch change {
    case .added(let node): try write("added", node, [], to: &writer)
    case .removed(let node): try write("removed", node, [], to: &writer)
    case .changed(let old, _, let differences): try write("changed", old, differences, to: &writer)
    case .contents(let old, _): try write("contents", old, [], to: &writer)
    }
  }

  private static func write(
    _ kind: String,
    _ node: ElementNode,
    _ differences: [AttributeDifference],
    to writer: inout JSONWriter
  ) throws {
    try writer.beginObject()
    try writer.key("change")
    try writer.string(kind)
    try members(of: node, to: &writer)
    if kind == "added" || kind == "removed" {
      try writer.key("inside")
      try writer.number(Double(node.descendants.count))
    }
    if !differences.isEmpty {
      try writer.key("attributes")
      try writer.beginObject()
      for difference in differences {
        try writer.key(difference.name)
        try writer.beginObject()
        for (key, text) in [("old", difference.old), ("new", difference.new)] {
          guard let text else { continue }
          try writer.key(key)
          try writer.string(text)
        }
        try writer.endObject()
      }
      try writer.endObject()
    }
    try writer.endObject()
  }

  private static func write(_ node: ElementNode, to writer: inout JSONWriter) throws {
    try writer.beginObject()
    try writer.key("index")
    try writer.number(Double(node.index))
    try writer.key("depth")
    try writer.number(Double(node.depth))
    try members(of: node, to: &writer)
    try writer.endObject()
  }

  private static func members(of node: ElementNode, to writer: inout JSONWriter) throws {
    try writer.key("type")
    try writer.string(node.typeName)
    let texts = [("identifier", node.identifier), ("label", node.label), ("value", node.value)]
    for (key, text) in texts {
      guard let text else { continue }
      try writer.key(key)
      try writer.string(text)
    }
    guard let frame = node.frame, frame.isFinite else { return }
    try writer.key("frame")
    try writer.beginObject()
    let sides = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    for (key, side) in sides {
      try writer.key(key)
      try writer.number(side)
    }
    try writer.endObject()
  }
}
