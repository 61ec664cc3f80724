extension UInt8 {
  /// The small letter for a capital of ASCII, else the byte itself.
  var asciiLowercased: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all characters are ASCII.
  ///
  /// - Complexity: O(n), eight bytes at a time.
  var isASCII: Bool {
    var index = 0
    let raw = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
        return false
      }
      index += 8
    }
    while index < count {
      if self[index] >= 0x80 { return false }
      index += 1
    }
    return true
  }

  /// Returns whether some bytes are these.
  func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    count == other.count && starts(at: 0, with: other)
  }

  /// Returns whether some bytes stand at a place, at which there is room for them.
  func starts(at offset: Int, with other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < other.count {
      if self[offset + index] != other[index] { return false }
      index += 1
    }
    return true
  }

  /// Returns whether some bytes, without capitals, stand at a place, ASCII capitals being the same
  /// as small letters.
  func starts(at offset: Int, withLowercased other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < other.count {
      if self[offset + index].asciiLowercased != other[index] { return false }
      index += 1
    }
    return true
  }
}
