import Hierarchy
import Query
import Reporting

extension HitTestFormat {
  /// The hit test as a JSON object on a line of its own.
  static func json(of hitTest: HitTest, in input: LabelledDump) throws -> String {
    var bytes: [UInt8] = []
    var writer = JSONWriter { bytes.append(contentsOf: $0) }
    try writer.beginObject()
    if input.isOneOfMany {
      try writer.key("file")
      try writer.string(input.label)
    }
    try writer.key("point")
    try writer.beginObject()
    try writer.key("x")
    try writer.number(hitTest.point.x)
    try writer.key("y")
    try writer.number(hitTest.point.y)
    try writer.endObject()
    try writer.key("tap")
    switch hitTest.outcome {
    case .received(let receiver):
      try writer.string("received")
      try writer.key("receiver")
      try TreeJSONExporter.write(receiver, to: &writer)
    case .blocked(let control, let cover):
      try writer.string("blocked")
      try writer.key("control")
      try TreeJSONExporter.write(control, to: &writer)
      try writer.key("blockedBy")
      try TreeJSONExporter.write(cover, to: &writer)
    case .ignored:
      try writer.string("ignored")
    }
    try writer.key("elements")
    try writer.beginArray()
    for node in hitTest.nodes { try TreeJSONExporter.write(node, to: &writer) }
    try writer.endArray()
    try writer.endObject()
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}
