import Testing

@testable import einstein

@Suite struct PathTextTests {
  @Test(
    arguments: [
      Array("plain.xml".utf8), Array("Größe 日本 👩‍👧".utf8), [0xFF, 0xFE], [0x61, 0xC3, 0x62],
      [0xED, 0xA0, 0x80], Array("\u{10FFFD}".utf8), [0xF0, 0x9F, 0x91],
    ] as [[UInt8]]
  )
  func `no byte of a path is lost`(bytes: [UInt8]) {
    let path = (bytes + [0]).map { CChar(bitPattern: $0) }
    let text = path.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { PathText.decode($0) } ?? ""
    }
    let again = PathText.withPath(text) { String(cString: $0).isEmpty ? [] : bytesBehind($0) }
    #expect(again == bytes)
  }

  @Test(arguments: [
    ("plain.xml", "plain.xml"), ("a\u{1B}[31m", "a\\u{1B}[31m"), ("two\nlines", "two\\nlines"),
    ("bad\u{10FFFF}", "bad\\xFF"),
  ])
  func `a path is shown without strange characters`(path: String, expected: String) {
    #expect(PathText.display(path) == expected)
  }

  private func bytesBehind(_ path: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = path
    while position.pointee != 0 {
      bytes.append(UInt8(bitPattern: position.pointee))
      position += 1
    }
    return bytes
  }
}
