internal import JSON
internal import Query

extension ManifestParser {
  /// The whole model, but for its screens.
  mutating func model(_ fields: ManifestFields, screens: [AppScreen]) -> AppModel {
    var model = AppModel(screens: screens)
    if let name = text(fields["name"], allowsEmpty: false) { model.name = name }
    if let bundle = text(fields["bundleIdentifier"], allowsEmpty: false) {
      model.bundleIdentifier = bundle
    }
    if let node = fields["system"], let fields = self.fields(node, of: .system) {
      if let version = text(fields["version"], allowsEmpty: false) {
        model.system.version = version
      }
      if let language = text(fields["language"], allowsEmpty: false) {
        model.system.language = language
      }
      if let region = text(fields["region"], allowsEmpty: false) { model.system.region = region }
    }
    for element in elements(fields["urlSchemes"]) {
      if let scheme = text(element, allowsEmpty: false) { model.urlSchemes.append(scheme) }
    }
    for member in entries(fields["variables"]) {
      checkVariable(member.key, at: member.keyRange)
      if let text = text(member.value) { model.variables[member.key] = text }
    }
    permissions(fields["permissions"], of: &model)
    if let screen = text(fields["initialScreen"]) { model.initialScreen = screen }
    model.rules = rules(fields["rules"])
    return model
  }

  private mutating func permissions(_ node: JSONNode?, of model: inout AppModel) {
    let statuses = AppPermission.Status.allCases.map(\.rawValue)
    for member in entries(node) {
      guard let permission = AppPermission(name: member.key) else {
        report(
          .unknownWord(member.key, known: AppPermission.all.map(\.name)),
          at: member.keyRange
        )
        continue
      }
      let status = word(member.value, statuses) { AppPermission.Status(rawValue: $0) }
      if let status { model.permissions[permission] = status }
    }
  }

  /// The values of a screen's wheels.
  mutating func wheels(_ node: JSONNode?) -> [WheelValues] {
    var wheels: [WheelValues] = []
    for element in elements(node) {
      guard let fields = fields(element, of: .wheel) else { continue }
      let wheel = locator(fields["wheel"])
      var values: [String] = []
      for element in elements(fields["values"]) {
        if let value = text(element) { values.append(value) }
      }
      if let wheel { wheels.append(WheelValues(wheel, values)) }
    }
    return wheels
  }

  /// The lists of a screen.
  mutating func lists(_ node: JSONNode?) -> [LazyList] {
    var lists: [LazyList] = []
    for element in elements(node) {
      guard let fields = fields(element, of: .list) else { continue }
      let container = locator(fields["in"])
      let row = locator(fields["row"])
      let count = integer(fields["count"], atLeast: 0)
      var settings: [LazyList.Setting] = []
      for element in elements(fields["change"]) {
        guard let fields = self.fields(element, of: .setting) else { continue }
        let changes = changes(fields)
        if let locator = locator(fields["set"]) {
          settings.append(LazyList.Setting(locator, changes))
        }
      }
      if (fields["row"] == nil) != (fields["count"] == nil) {
        report(.wrongKeys("'row' and 'count' go together"), at: element.range.prefix(1))
      } else if fields["row"] == nil, let change = fields["change"] {
        report(.wrongKeys("'change' needs 'row' and 'count'"), at: change.range.prefix(1))
      }
      guard let container else { continue }
      let rows = row.flatMap { row in
        count.map { LazyList.Rows(copiesOf: row, count: $0, settings: settings) }
      }
      lists.append(LazyList(in: container, rows: rows))
    }
    return lists
  }
}
