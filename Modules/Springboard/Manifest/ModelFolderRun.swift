internal import Hierarchy
internal import Reporting

/// One reading of a model's folder.
struct ModelFolderRun {
  let files: any ModelFiles
  let limits: AppModelLimits
  private let reader: DumpReader
  /// Problems with files; those of the manifest are the parser's.
  var problems: [AppModelProblem] = []
  /// The names in each folder, so that each is listed once.
  private var listings: [String: Set<String>] = [:]
  var screenFiles: [String: String] = [:]
  private var sources = ModelSources()
  private let fetch = DumpFetch()
  /// The model, whether it holds together or not.
  private(set) var parsedModel: AppModel?

  init(_ files: any ModelFiles, limits: AppModelLimits) {
    self.files = files
    self.limits = limits
    reader = DumpReader(limits: limits.screen)
  }

  mutating func read() -> AppModelReading {
    let names = listing("")
    guard let manifest = AppModelReader.manifestNames.first(where: names.contains) else {
      return readDumps()
    }
    let bytes: [UInt8]
    sources.note(files.stamp(manifest))
    do throws(DumpError) {
      bytes = try files.source(manifest).readToEnd(limit: limits.manifestByteCount)
    } catch {
      var kind = AppModelProblem.Kind.dump(error)
      if case .tooLarge(let limit) = error.problem { kind = .tooLarge(limit: limit) }
      if case .unreadable(let reason) = error.problem { kind = .unreadable(reason) }
      report(kind, manifest)
      return finish(nil)
    }
    return readManifest(bytes, manifest)
  }

  mutating func finish(_ model: AppModel?) -> AppModelReading {
    var model = model
    model?.sources = sources
    parsedModel = model
    let isUsable = !problems.contains { $0.severity == .error }
    // Those of the manifest in the order of its lines; those of other files as they were found.
    let manifest = problems.first { $0.position != nil && !$0.excerpt.isEmpty }?.file
    let inManifest = problems.filter { $0.file == manifest && $0.position != nil }
      .enumerated().sorted { first, second in
        let (one, other) = (first.element.position, second.element.position)
        return (one?.line ?? 0, one?.column ?? 0, first.offset)
          < (other?.line ?? 0, other?.column ?? 0, second.offset)
      }.map(\.element)
    problems = inManifest + problems.filter { $0.file != manifest || $0.position == nil }
    return AppModelReading(
      model: isUsable ? model : nil,
      problems: limited(problems),
      screenFiles: screenFiles
    )
  }

  /// As many problems as are told; errors before others where there are more.
  private func limited(_ problems: [AppModelProblem]) -> [AppModelProblem] {
    guard problems.count > limits.problemCount else { return problems }
    let errors = problems.filter { $0.severity == .error }
    let others = problems.filter { $0.severity != .error }
    return Array((errors + others).prefix(limits.problemCount))
  }

  mutating func report(
    _ kind: AppModelProblem.Kind,
    _ file: String,
    position: DumpPosition? = nil,
    severity: AppModelProblem.Severity = .error
  ) {
    var problem = AppModelProblem(kind, severity: severity)
    problem.file = files.display(file)
    problem.position = position
    problems.append(problem)
  }

  mutating func listing(_ folder: String) -> Set<String> {
    if let known = listings[folder] { return known }
    let names = Set(files.names(in: folder))
    listings[folder] = names
    return names
  }
}

// MARK: - Dumps

extension ModelFolderRun {
  /// The name of a file without its ending.
  static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The endings of files that may be screens.
  static let endings = DumpFormat.all.filter(\.isReadable).flatMap(\.fileExtensions)

  static func isDump(_ name: String) -> Bool {
    !name.hasPrefix(".") && endings.contains { name.hasSuffix(".\($0)") }
      && !AppModelReader.manifestNames.contains(name)
  }

  /// The paths of the dumps in a folder, by the names of their screens, and in their order.
  mutating func dumps(in folder: String) -> [(name: String, path: String)] {
    let names = listing(folder).filter { Self.isDump($0) }.sorted()
    var byFoldedStem: [String: String] = [:]
    var dumps: [(String, String)] = []
    for name in names {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let stem = Self.stem(of: name)
      if let other = byFoldedStem[stem.lowercased()] {
        report(.rivalFiles(other, path), path)
        continue
      }
      byFoldedStem[stem.lowercased()] = path
      dumps.append((stem, path))
    }
    return dumps
  }

  /// Reads a folder without a manifest.
  private mutating func readDumps() -> AppModelReading {
    let found = dumps(in: "") + dumps(in: "screens")
    if found.isEmpty, problems.isEmpty { report(.noModel, "") }
    if found.count > limits.screenCount {
      report(.tooManyScreens(limit: limits.screenCount), "")
      return finish(nil)
    }
    fetchScreens()
    var screens: [AppScreen] = []
    for (name, path) in found {
      if screens.contains(where: { $0.name == name }) { report(.duplicateScreen(name), path) }
      guard let tree = tree(path) else { continue }
      screenFiles[name] = files.display(path)
      screens.append(AppScreen(name: name, tree: tree))
    }
    return finish(AppModel(screens: screens))
  }

  /// Reads a dump, whose name is known to be in the folder.
  mutating func tree(_ path: String) -> ElementTree? {
    if files.leadsOut(path) {
      report(.outsideFolder(path, isLink: true), path)
      return nil
    }
    let dump = fetch.take(path, in: files, by: reader)
    sources.note(dump.stamp)
    switch dump.result {
    case .success(let tree): return tree
    case .failure(let error):
      report(.dump(error), path, position: error.position)
      return nil
    }
  }

  /// Reads the dumps of the folder `screens` at the same time, as far as a model may have them.
  mutating func fetchScreens() {
    let names = listing("screens").filter { Self.isDump($0) }
    guard names.count <= limits.screenCount else { return }
    fetch.read(names.map { "screens/\($0)" }, in: files, by: reader)
  }
}
