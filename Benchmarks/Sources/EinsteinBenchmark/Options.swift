/// What the command line asks of a run.
struct Options {
  /// Fewer rounds, and no dump of a million elements.
  var isQuick = false
  /// Also a dump of a gigabyte.
  var isLarge = false
  /// Where raw figures go, if anywhere.
  var json: String?
  /// Where generated dumps are.
  var data = "."
  /// The command whose start is timed, without the file.
  var tool: [String] = []
  /// The command that times GNUstep's predicates; empty when there is none.
  var gnustep: [String] = []
  /// The command that times lxml, without the file; empty when there is none.
  var lxml: [String] = []

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let option = rest.popFirst() {
      switch option {
      case "--quick": isQuick = true
      case "--large": isLarge = true
      default:
        guard let value = rest.popFirst() else {
          throw BenchmarkError("'\(option)' is no option, or lacks its value")
        }
        switch option {
        case "--json": json = value
        case "--data": data = value
        case "--tool": tool = value.split(separator: " ").map(String.init)
        case "--gnustep": gnustep = value.split(separator: " ").map(String.init)
        case "--lxml": lxml = value.split(separator: " ").map(String.init)
        default: throw BenchmarkError("'\(option)' is no option")
        }
      }
    }
  }
}
