/// The name of an element or attribute, valid during the call that hands it over.
///
/// A reader keeps each distinct name once. So two names of one reader are equal exactly when
/// their `key`s are, and a handler may keep keys to recognise names.
package struct XMLName {
  let local: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?

  /// A number that stands for the name, as long as the reader lives.
  ///
  /// It is nil for names with a namespace prefix, which are rare and have two parts.
  package var key: UInt? { prefix == nil ? UInt(bitPattern: local) : nil }

  /// The name as text, with its prefix if there is one.
  package var text: String {
    guard let prefix else { return String(cString: local) }
    return String(cString: prefix) + ":" + String(cString: local)
  }
}

extension XMLName {
  /// Returns whether the name is written with the given bytes.
  package func isSpelled(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard prefix == nil else { return text.utf8.elementsEqual(bytes) }
    for (index, byte) in bytes.enumerated() where local[index] != byte { return false }
    return local[bytes.count] == 0
  }
}
