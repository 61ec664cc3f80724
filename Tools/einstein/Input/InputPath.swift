/// One thing to read: a file, or standard input.
struct InputPath: Hashable, Sendable {
  /// The path as the user knows it; `-` for standard input.
  var path: String
  /// Which of several dumps in the file is meant, from 1; nil for all.
  var number: Int?
  /// Whether the file was found in a folder, where other files are to be expected as well.
  var isFromFolder: Bool

  /// The path that stands for standard input.
  static let standardInput = "-"

  /// What machines are told the input is called.
  var name: String { path == Self.standardInput ? "(standard input)" : path }

  /// Whether the input is a file, or not there at all, so that it can be read at any time.
  var isFile: Bool {
    if isFromFolder { return true }
    guard path != Self.standardInput else { return false }
    let kind = FileKind(atPath: path)
    return kind == nil || kind == .file
  }

  init(path: String, number: Int? = nil, isFromFolder: Bool = false) {
    self.path = path
    self.number = number
    self.isFromFolder = isFromFolder
  }

  /// Reads an argument: a path, or a path with the number of a dump in it, such as `log.txt#2`.
  init(argument: String) {
    self.init(path: argument)
    guard argument != Self.standardInput, FileKind(atPath: argument) == nil,
      let mark = argument.lastIndex(of: "#"),
      let number = Int(argument[argument.index(after: mark)...]), number > 0
    else { return }
    path = String(argument[..<mark])
    self.number = number
  }
}
