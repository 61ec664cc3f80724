import Springboard

/// The arguments of commands that read a model of an app.
enum AppOptions {
  static let model = Argument<String>(
    "MODEL",
    help: "A folder with app.json and screens, a folder of dumps, or a dump.",
    type: .path
  )

  /// Reads a model and tells what is wrong or odd; nil if it cannot be used.
  static func read(_ path: String, _ console: Console) -> AppModel? {
    let reading = AppModelReader().read(path)
    for problem in reading.problems { console.complain("\(problem)") }
    return reading.model
  }
}
