extension StatisticsFormat {
  /// One JSON object a line.
  public static let json = StatisticsFormat(
    id: "json",
    summary: "one JSON object a line",
    render: { statistics, name in
      var bytes: [UInt8] = []
      var writer = JSONWriter { bytes.append(contentsOf: $0) }
      try writer.beginObject()
      if let name {
        try writer.key("file")
        try writer.string(name)
      }
      let numbers: KeyValuePairs<StaticString, Int> = [
        "bytes": statistics.byteCount,
        "elements": statistics.elementCount,
        "levels": statistics.levelCount,
        "withIdentifier": statistics.identifiedCount,
        "withLabel": statistics.labelledCount,
        "withoutFrame": statistics.framelessCount,
      ]
      for (key, number) in numbers {
        try writer.key(key)
        try writer.number(Double(number))
      }
      try write(statistics.typeCounts, key: "types", to: &writer)
      try write(statistics.duplicates, key: "duplicateIdentifiers", to: &writer)
      try writer.endObject()
      try writer.finish()
      return String(decoding: bytes, as: UTF8.self)
    }
  )

  private static func write(
    _ counts: [String: Int],
    key: StaticString,
    to writer: inout JSONWriter
  ) throws {
    try writer.key(key)
    try writer.beginObject()
    for (name, count) in TreeStatistics.ranked(counts) {
      try writer.key(name)
      try writer.number(Double(count))
    }
    try writer.endObject()
  }
}
