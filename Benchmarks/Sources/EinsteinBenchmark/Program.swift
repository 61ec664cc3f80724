/// The program itself, and what lies beside it.
enum Program {
  private static let path = CommandLine.arguments[0]

  /// The command that runs this program again with other arguments.
  static func command(_ arguments: String...) -> [String] { [path] + arguments }

  /// The path of another program of the package, in the same directory.
  static func sibling(_ name: String) -> String {
    let directory = path.lastIndex(of: "/").map { path[...$0] } ?? "./"
    return directory + name
  }
}
