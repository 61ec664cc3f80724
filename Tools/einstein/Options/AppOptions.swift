import Springboard

/// The arguments of commands that read a model of an app.
enum AppOptions {
  static let model = Argument<String>(
    "MODEL",
    help: "A folder with app.json and screens, a folder of dumps, or a dump.",
    type: .path
  )

  static let models = Arguments<String>(
    "MODEL",
    help: "A folder with app.json and screens, a folder of dumps, or a dump.",
    type: .path,
    minimum: 1
  )

  static let arguments = RepeatableOption<[String]>(
    "arguments",
    placeholder: "WORDS",
    help: "What apps are launched with: words, in quotes where they have blanks.",
    type: .words
  )

  static let environment = RepeatableOption<EnvironmentEntry>(
    "environment",
    placeholder: "NAME=VALUE",
    help: "A variable that apps are launched with.",
    type: .environmentEntry
  )

  /// Reads a model and tells what is wrong or odd; nil if it cannot be used.
  static func read(_ path: String, _ console: Console) -> AppModel? {
    let reading = AppModelReader().read(path)
    for problem in reading.problems { console.complain("\(problem)") }
    return reading.model
  }

  /// Reads models that are to be on one device, and tells what is wrong or odd; nil if one cannot be used.
  static func read(_ paths: [String], _ console: Console) -> [AppModel]? {
    var models: [AppModel] = []
    var isUsable = true
    for path in paths {
      guard let model = read(path, console) else {
        isUsable = false
        continue
      }
      if models.contains(where: { $0.bundleIdentifier == model.bundleIdentifier }) {
        console.complain(
          "\(PathText.display(path)): another of the apps is \(model.bundleIdentifier) as well; "
            + "give it a bundleIdentifier of its own"
        )
        isUsable = false
      }
      models.append(model)
    }
    return isUsable ? models : nil
  }
}

extension ValueType<[String]> {
  /// Words with blanks between them.
  fileprivate static let words = ValueType(expected: "words, with both quotes of each") {
    ScriptParser.words($0)
  }
}
