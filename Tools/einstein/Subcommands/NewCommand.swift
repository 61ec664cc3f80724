import Hierarchy
import Reporting
import Springboard

/// `einstein new`: makes a package with a model of an app, and tests that pass.
struct NewCommand: RunnableCommand {
  private static let folder = Argument<PackageFolder>(
    "NAME",
    help: "The package: a folder that is empty or not there yet.",
    type: .packageFolder
  )
  private static let from = RepeatableOption<String>(
    "from",
    placeholder: "DUMP",
    help: "A dump, or a folder of dumps, to be the app's screens; the first is shown at launch.",
    type: .path
  )
  private static let more = Arguments<String>(
    "DUMP",
    help: "More dumps, as after --from screens/*.xml.",
    type: .path
  )
  private static let einstein = Option<String>(
    "einstein",
    placeholder: "PATH",
    help: """
      The folder or the address of the Einstein that the package depends on. Without it, the checkout \
      that this tool was built from.
      """,
    type: .path
  )

  static let specification = CommandSpecification(
    name: "new",
    abstract: "Make a package with a model of an app and UI tests that run on Linux at once.",
    discussion: """
      The package has the dumps as the screens of an app, as they were recorded; an enum with their \
      accessibility identifiers; a page object for the first screen; and tests of it, for XCTest and \
      for Swift Testing. What they do was tried on the simulated device before. Without dumps the app \
      is a small form. Prints the files and the command that runs the tests. If anything is wrong, \
      nothing is made.
      """,
    parameters: [folder, more, from, einstein],
    examples: [
      CommandExample("einstein new Shop", "Begin with an example."),
      CommandExample("einstein new Shop --from login.xml basket.xml", "Begin with own screens."),
    ]
  )

  private let folder: PackageFolder
  private let dumps: [String]
  private let dependency: EinsteinDependency

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = arguments[Self.folder]
    dumps = arguments[Self.from] + arguments[Self.more]
    if let address = arguments[Self.einstein] {
      dependency = try EinsteinDependency(address)
    } else {
      dependency = .ofThisTool
    }
    guard folder.name.identity != dependency.packageName.lowercased() else {
      throw .other(
        "'\(folder.name.name)' is what the package manager calls Einstein itself, which lies in a folder "
          + "of that name; choose another name"
      )
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard folder.isFree(console), let package = try package(console),
      let files = package.files(complain: { console.complain($0) })
    else { return .badInput }
    try NewFolder(path: folder.path).write(files)
    for file in files { try console.write("\(PathText.display(folder.path))/\(file.path)\n") }
    let isPlain = folder.path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    let word = isPlain ? folder.path : folder.path.quotedForBourneShell
    try console.write("cd \(word) && swift test\n")
    talk(of: package, console)
    return .success
  }

  /// The package, unless a dump cannot be read.
  private func package(_ console: Console) throws -> NewPackage? {
    var names = ScreenNames(folder.name)
    guard !dumps.isEmpty else {
      let (name, typeName) = names.next(forFile: ExampleScreen.path)
      let bytes = Array(ExampleScreen.dump.utf8)
      let screen = RecordedScreen(
        name: name,
        ending: "xml",
        typeName: typeName,
        bytes: bytes,
        tree: try DumpReader().read(DumpSource(bytes)).tree
      )
      return NewPackage(
        name: folder.name,
        einstein: dependency,
        screens: [screen],
        rules: [name: ExampleScreen.rules]
      )
    }
    var screens: [RecordedScreen] = []
    guard areFiles(console) else { return nil }
    var areCopied = true
    var inputs = DumpInputs(dumps, isLenient: false)
    // Screens are copied as they are, so they have to be right.
    inputs.remedy = "'einstein convert --lenient'"
    let areRead = try inputs.forEach(console) { input in
      guard let bytes = bytes(of: input, console) else {
        areCopied = false
        return
      }
      let (name, typeName) = names.next(forFile: input.label)
      screens.append(
        RecordedScreen(
          name: name,
          ending: DumpFormat.named(input.dump.formatID)?.fileExtensions.first ?? "xml",
          typeName: typeName,
          bytes: bytes,
          tree: input.dump.tree
        )
      )
    }
    return areRead && areCopied
      ? NewPackage(name: folder.name, einstein: dependency, screens: screens) : nil
  }

  /// The bytes of a dump's file.
  private func bytes(of input: LabelledDump, _ console: Console) -> [UInt8]? {
    do {
      // Without --lenient a file holds one dump, and is called by its path.
      let file = try InputFile(path: input.label)
      return try DumpSource.openFile(descriptor: file.descriptor)
        .readToEnd(limit: AppModelLimits().screen.byteCount)
    } catch let error as SystemFailure {
      console.complain("\(error)")
    } catch {
      console.complain("\(input.displayLabel): \(error)")
    }
    return nil
  }

  /// Whether all dumps are files or folders: what else there is cannot be read twice.
  private func areFiles(_ console: Console) -> Bool {
    let others = dumps.filter { path in
      let input = InputPath(argument: path)
      return !input.isFile && FileKind(atPath: path) != .folder
    }
    for path in others {
      console.complain("\(PathText.display(path)): a dump that is copied must be a file")
    }
    return others.isEmpty
  }

  private func talk(of package: NewPackage, _ console: Console) {
    for screen in package.screens where screen.identifiers.leftOut > 0 {
      console.complain(
        "\(screen.fileName): \(screen.identifiers.leftOut) identifiers are left out of the enum, which has "
          + "the first \(ScreenIdentifiers.limit)"
      )
    }
    if dependency == .unknown {
      console.complain(
        "where Einstein is, is not known; write it into \(PathText.display(folder.path))/Package.swift "
          + "before running the tests, or give --einstein PATH"
      )
    }
  }
}
