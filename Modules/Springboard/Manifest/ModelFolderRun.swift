internal import Diagnostics
internal import Hierarchy
internal import JSON
internal import Query
internal import Reporting

/// One reading of a model's folder.
struct ModelFolderRun {
  private let files: any ModelFiles
  private let limits: AppModelLimits
  private let reader: DumpReader
  /// Problems with files; those of the manifest are the parser's.
  private var problems: [AppModelProblem] = []
  /// The names in each folder, so that each is listed once.
  private var listings: [String: Set<String>] = [:]
  private var screenFiles: [String: String] = [:]
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

  private mutating func finish(_ model: AppModel?) -> AppModelReading {
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
      problems: Array(problems.prefix(limits.problemCount)),
      screenFiles: screenFiles
    )
  }

  private mutating func report(
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

  private mutating func listing(_ folder: String) -> Set<String> {
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
  private static let endings = DumpFormat.all.filter(\.isReadable).flatMap(\.fileExtensions)

  private static func isDump(_ name: String) -> Bool {
    !name.hasPrefix(".") && endings.contains { name.hasSuffix(".\($0)") }
      && !AppModelReader.manifestNames.contains(name)
  }

  /// The paths of the dumps in a folder, by the names of their screens, and in their order.
  private mutating func dumps(in folder: String) -> [(name: String, path: String)] {
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
  private mutating func tree(_ path: String) -> ElementTree? {
    if files.leadsOut(path) {
      report(.outsideFolder(path, isLink: true), path)
      return nil
    }
    do throws(DumpError) {
      return try reader.read(files.source(path)).tree
    } catch {
      report(.dump(error), path, position: error.position)
      return nil
    }
  }
}

// MARK: - Manifests

extension ModelFolderRun {
  private mutating func readManifest(_ bytes: [UInt8], _ manifest: String) -> AppModelReading {
    let source = ManifestSource(file: files.display(manifest), bytes: bytes)
    let root: JSONNode
    do throws(JSONSyntaxFault) {
      root = try JSONNode(bytes, dialect: .json5)
    } catch {
      var problem = AppModelProblem(.notJSON5(expected: error.expected, isAtEnd: error.isAtEnd))
      source.locate(&problem, at: error.offset..<error.offset)
      problems.append(problem)
      return finish(nil)
    }
    var parser = ManifestParser(source, limits: limits)
    guard let fields = parser.fields(root, of: .manifest) else {
      problems += parser.problems
      return finish(nil)
    }
    let screens = readScreens(fields["screens"], &parser)
    var model = parser.model(fields, screens: screens)
    readFragments(of: &model, root, &parser)
    let isComplete = parser.errorCount == 0 && !problems.contains { $0.severity == .error }
    problems = parser.problems + problems
    var validator = ModelValidator(model, isComplete: isComplete)
    for var problem in validator.validate() {
      let isScreen = problem.path.steps.count == 2 && problem.path.steps[0] == .key("screens")
      if isScreen, case .key(let name) = problem.path.steps[1], fields.screen(name) == nil,
        let file = screenFiles[name]
      {
        problem.file = file
      } else {
        source.locate(&problem, at: ManifestSource.range(of: problem.path, in: root))
      }
      problems.append(problem)
    }
    return finish(model)
  }

  private mutating func readScreens(
    _ node: JSONNode?,
    _ parser: inout ManifestParser
  ) -> [AppScreen] {
    let members = parser.entries(node)
    guard members.count <= limits.screenCount else {
      parser.report(
        .tooManyScreens(limit: limits.screenCount),
        at: (node?.range ?? 0..<0).prefix(1)
      )
      return []
    }
    var screens: [AppScreen] = []
    var used: Set<String> = []
    var broken: Set<String> = []
    for member in members {
      if member.key.isEmpty { parser.report(.emptyText, at: member.keyRange) }
      // The second of two screens with a name is told as a key that stands there twice.
      if screens.contains(where: { $0.name == member.key }) { continue }
      guard let fields = parser.fields(member.value, of: .screen) else { continue }
      let path: String?
      let range: Range<Int>
      if let file = fields["file"] {
        range = file.range
        path = parser.text(file, allowsEmpty: false)
      } else {
        range = member.keyRange
        path = defaultPath(of: member.key)
      }
      var tree = ElementTree()
      if let path, let found = find(path, &parser, at: range) {
        used.insert(found)
        if let read = self.tree(found) {
          tree = read
        } else {
          broken.insert(member.key)
        }
        screenFiles[member.key] = files.display(found)
      } else {
        broken.insert(member.key)
      }
      screens.append(
        AppScreen(
          name: member.key,
          tree: tree,
          rules: parser.rules(fields["rules"]),
          lists: parser.lists(fields["lists"])
        )
      )
    }
    // Dumps that the manifest does not mention are screens all the same.
    for (name, path) in dumps(in: "screens") where !used.contains(path) {
      if screens.contains(where: { $0.name == name }) {
        if !broken.contains(name) { report(.duplicateScreen(name), path) }
        continue
      }
      if screens.count >= limits.screenCount {
        report(.tooManyScreens(limit: limits.screenCount), path)
        break
      }
      guard let tree = tree(path) else { continue }
      screenFiles[name] = files.display(path)
      screens.append(AppScreen(name: name, tree: tree))
    }
    return screens
  }

  private mutating func defaultPath(of screen: String) -> String {
    let names = listing("screens")
    let ending = Self.endings.first { names.contains("\(screen).\($0)") } ?? "xml"
    return "screens/\(screen).\(ending)"
  }

  /// Finds a file that the manifest names; nil where it may not be read.
  private mutating func find(
    _ path: String,
    _ parser: inout ManifestParser,
    at range: Range<Int>
  ) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(".."), !parts.contains(""), !parts.contains("."),
      !path.utf8.contains(0), !path.utf8.contains(UInt8(ascii: "\\"))
    else {
      parser.report(.outsideFolder(path, isLink: false), at: range)
      return nil
    }
    let folder = parts.dropLast().joined(separator: "/")
    let name = String(parts.last ?? "")
    let names = listing(folder)
    guard names.contains(name) else {
      let others = names.filter { Self.isDump($0) }.sorted()
      let prefix = folder.isEmpty ? "" : folder + "/"
      if let actual = others.first(where: { $0.lowercased() == name.lowercased() }) {
        parser.report(.differentCase(path, actual: prefix + actual), at: range)
      } else {
        let nearest = name.nearest(among: others).map { prefix + $0 }
        parser.report(.missingFile(path, nearest: nearest), at: range)
      }
      return nil
    }
    if files.leadsOut(path) {
      parser.report(.outsideFolder(path, isLink: true), at: range)
      return nil
    }
    return path
  }

  /// Reads the files that effects insert.
  private mutating func readFragments(
    of model: inout AppModel,
    _ root: JSONNode,
    _ parser: inout ManifestParser
  ) {
    var trees: [String: ElementTree] = [:]
    let walk = EffectWalk(model)
    let uses = walk.effects().compactMap { use -> (path: String, place: ManifestPath)? in
      guard case .insert(let fragment, _) = use.effect, let file = fragment.file else { return nil }
      return (file, use.path)
    }
    for (path, place) in uses where trees[path] == nil {
      let range = ManifestSource.range(of: place["insert"], in: root)
      guard let found = find(path, &parser, at: range), let tree = self.tree(found) else {
        trees[path] = ElementTree()
        continue
      }
      trees[path] = tree
    }
    guard !trees.isEmpty else { return }
    model.replaceEffects { effect in
      guard case .insert(let fragment, let place) = effect, let file = fragment.file else {
        return effect
      }
      return .insert(AppFragment(trees[file] ?? ElementTree(), file: file), place)
    }
  }
}

extension ManifestFields {
  /// The entry of a screen; nil where the manifest does not mention it.
  fileprivate func screen(_ name: String) -> JSONNode? {
    guard case .object(let members)? = self["screens"]?.content else { return nil }
    return members.last { $0.key == name }?.value
  }
}
