internal import Diagnostics
internal import Hierarchy
internal import JSON
internal import Reporting

extension ModelFolderRun {
  mutating func readManifest(_ bytes: [UInt8], _ manifest: String) -> AppModelReading {
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
    fetchScreens()
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
      var landscape: ElementTree?
      if let file = fields["landscape"], let path = parser.text(file, allowsEmpty: false),
        let found = find(path, &parser, at: file.range)
      {
        used.insert(found)
        landscape = self.tree(found)
      }
      screens.append(
        AppScreen(
          name: member.key,
          tree: tree,
          landscape: landscape,
          rules: parser.rules(fields["rules"]),
          lists: parser.lists(fields["lists"]),
          wheels: parser.wheels(fields["wheels"])
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
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.contains("..") else {
      parser.report(.outsideFolder(path, isLink: false), at: range)
      return nil
    }
    let path = parts.joined(separator: "/")
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
