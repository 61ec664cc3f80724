import Springboard

/// `einstein app play`: uses apps on a simulated device, event by event.
struct AppPlayCommand: RunnableCommand {
  private static let script = Option<String>(
    "script",
    placeholder: "FILE",
    help: "Read the events from a file instead of standard input.",
    type: .path
  )
  private static let keepsGoing = Flag(
    "keep-going",
    help: "Go on after an event that fails, as at a terminal."
  )
  private static let all = Flag("all", help: "Print all changes of each event, however many.")
  private static let format = OptionWithDefault<PlayFormat>(
    "format",
    short: "f",
    help: "How to print.",
    type: .choice(PlayFormat.all.map { Choice($0.id, $0, help: $0.summary) }),
    default: PlayFormat.text.id
  )
  private static let noLaunch = Flag("no-launch", help: "Begin on the home screen.")

  static let specification = CommandSpecification(
    name: "play",
    abstract: "Use apps on a simulated device, one event a line, and print what changes.",
    discussion: """
      The first app is launched; the others are installed. Then each line of standard input, or of \
      the script, is an event: 'tap LOCATOR', 'type TEXT', 'swipe up', 'press home', 'wait 2', \
      'tree', 'expect LOCATOR', and more, which the event 'help' lists. Waiting takes no time. \
      Lines that begin with # are comments. At a terminal, events may fail; a script ends at the \
      first that does, with the exit code 1, or 65 if the line cannot be read. \
      Documentation/Playing.md tells more.
      """,
    parameters: [
      AppOptions.models, script, keepsGoing, all, format, noLaunch, AppOptions.arguments,
      AppOptions.environment,
    ],
    examples: [
      CommandExample("einstein app play Examples/Apps/notes", "Use an app by hand."),
      CommandExample(
        "printf 'tap id=add\\ntype Eggs\\n' | einstein app play Examples/Apps/notes",
        "Add a note from a script."
      ),
      CommandExample("einstein app play login.xml --script login.txt", "Use a recorded screen."),
    ]
  )

  private let paths: [String]
  private let script: String?
  private let keepsGoing: Bool
  private let limit: Int?
  private let format: PlayFormat
  private let launches: Bool
  private let arguments: [String]
  private let environment: [String: String]

  /// How many changes of one event are printed if not all are.
  private static let changeLimit = 20

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments[AppOptions.models]
    script = arguments[Self.script]
    keepsGoing = arguments[Self.keepsGoing]
    limit = arguments[Self.all] ? nil : Self.changeLimit
    format = arguments[Self.format]
    launches = !arguments[Self.noLaunch]
    self.arguments = arguments[AppOptions.arguments].flatMap(\.self)
    environment = Dictionary(
      arguments[AppOptions.environment].map { ($0.name, $0.value) },
      uniquingKeysWith: { $1 }
    )
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let models = AppOptions.read(paths, console) else { return .badInput }
    let lines: LineReader
    do throws(SystemFailure) {
      lines =
        try script.map { path throws(SystemFailure) in try LineReader(path: path) }
        ?? LineReader()
    } catch {
      console.complain("\(error)")
      return .badInput
    }
    let player = ScriptPlayer(SimulatedDevice(models))
    player.arguments = arguments
    player.environment = environment
    let isTyped = lines.isTerminal
    let style = PlayStyle(echoes: !isTyped, limit: limit)
    let run = PlayRun(
      player: player,
      lines: lines,
      label: isTyped ? nil : script.map { PathText.display($0) } ?? StandardInput.name,
      keepsGoing: keepsGoing || isTyped,
      writer: format.makeWriter(console, style),
      console: console
    )
    return try run.run(launches: launches)
  }
}
