internal import Hierarchy
internal import Reporting

/// Reads app models: folders with a manifest, folders of dumps, and lone dumps.
///
/// ```swift
/// let reading = AppModelReader().read("Examples/Apps/notes")
/// for problem in reading.problems { print(problem) }
/// ```
public struct AppModelReader: Sendable {
  /// How much is accepted.
  public var limits: AppModelLimits

  /// The names that a manifest may have.
  static let manifestNames = ["app.json", "app.json5"]

  /// Creates a reader.
  public init(limits: AppModelLimits = AppModelLimits()) {
    self.limits = limits
  }

  /// Reads a model.
  ///
  /// - Parameter path: A folder, its manifest, or a dump.
  /// - Returns: The model and all there is to say about it.
  public func read(_ path: String) -> AppModelReading {
    switch DiskFiles.kind(of: path) {
    case .folder:
      guard let files = DiskFiles(folder: path) else { break }
      return read(files)
    case .file:
      let (folder, name) = Self.split(path)
      if Self.manifestNames.contains(name), let files = DiskFiles(folder: folder) {
        return read(files)
      }
      return readDump(path, name: name)
    case .nothing: break
    }
    var problem = AppModelProblem(.unreadable(DiskFiles.lastReason))
    problem.file = path
    return AppModelReading(model: nil, problems: [problem], screenFiles: [:])
  }

  /// Reads a model whose files are in memory.
  ///
  /// - Parameter files: The bytes of the files by their paths in the folder.
  /// - Returns: The model and all there is to say about it.
  public func read(files: [String: [UInt8]]) -> AppModelReading {
    read(MemoryFiles(files: files))
  }

  private func read(_ files: some ModelFiles) -> AppModelReading {
    var run = ModelFolderRun(files, limits: limits)
    return run.read()
  }

  private func readDump(_ path: String, name: String) -> AppModelReading {
    do throws(DumpError) {
      var sources = ModelSources()
      sources.note(FileStamp(path: path))
      let dump = try DumpReader(limits: limits.screen).read(.file(path))
      let screen = ModelFolderRun.stem(of: name)
      var model = AppModel(screen: dump.tree, named: screen)
      model.sources = sources
      return AppModelReading(
        model: model,
        problems: [],
        screenFiles: [screen: path]
      )
    } catch {
      var problem = AppModelProblem(.dump(error))
      problem.file = path
      problem.position = error.position
      return AppModelReading(model: nil, problems: [problem], screenFiles: [:])
    }
  }

  /// The folder and the name of a file.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[slash...].dropFirst()))
  }
}

extension AppModel {
  /// Reads a model: a folder with a manifest, a folder of dumps, or a lone dump.
  ///
  /// - Parameter path: The folder, its manifest, or the dump.
  /// - Returns: The model.
  /// - Throws: All that is wrong.
  public static func load(path: String) throws(AppModelError) -> AppModel {
    let reading = AppModelReader().read(path)
    guard let model = reading.model else {
      throw AppModelError(problems: reading.errors, warnings: reading.warnings)
    }
    return model
  }
}

extension AppModelReader {
  /// Reads a model whose files are in memory, even if it does not hold together.
  ///
  /// - Parameter files: The bytes of the files by their paths in the folder.
  /// - Returns: The model, as far as it could be read, and all there is to say about it.
  package static func parsed(
    _ files: [String: [UInt8]]
  ) -> (model: AppModel?, problems: [AppModelProblem]) {
    var run = ModelFolderRun(MemoryFiles(files: files), limits: AppModelLimits())
    let reading = run.read()
    return (run.parsedModel, reading.problems)
  }
}
