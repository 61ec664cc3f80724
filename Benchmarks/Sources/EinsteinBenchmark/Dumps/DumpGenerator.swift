/// Makes dumps of any size that look like those of real apps, the same bytes for the same size.
///
/// The mix of element types, texts, depths and numbers of children follows recorded dumps; a large
/// dump has more windows, not longer texts.
struct DumpGenerator {
  private var text: DumpText
  private var random = SplitMix64(seed: 1)
  private var vocabulary = Vocabulary(seed: 2)
  private let elementCount: Int

  /// Generates a dump and hands its text on in pieces.
  static func generate(elementCount: Int, flush: @escaping ([UInt8]) throws -> Void) throws {
    var generator = DumpGenerator(text: DumpText(flush: flush), elementCount: elementCount)
    try generator.application()
    try generator.text.finish()
  }

  /// Generates a dump in memory.
  static func bytes(elementCount: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try generate(elementCount: elementCount) { bytes += $0 }
    return bytes
  }

  private init(text: DumpText, elementCount: Int) {
    self.text = text
    self.elementCount = elementCount
  }

  /// Writes an element with its children, unless there are enough elements already.
  private mutating func element(
    _ element: DumpElement,
    children: (inout DumpGenerator) throws -> Void = { _ in }
  ) throws {
    guard text.elementCount < elementCount else { return }
    try text.begin(element)
    try children(&self)
    text.end()
  }

  private mutating func application() throws {
    let name = "Market"
    let application = DumpElement(type: "Application", frame: .screen, name: name, label: name)
    try element(application) { generator in
      while generator.text.elementCount < generator.elementCount { try generator.window() }
    }
  }

  private mutating func window() throws {
    try element(DumpElement(type: "Window", frame: .screen)) { generator in
      let outer = generator.random.number(in: 2...8)
      try generator.chain(of: outer, frame: .screen) { generator in
        try generator.navigationBar()
        let inner = generator.random.number(in: 1...6)
        try generator.chain(of: inner, frame: .screen) { try $0.list() }
        try generator.tabBar()
      }
    }
  }

  /// Writes containers, each the only child of the one before.
  private mutating func chain(
    of length: Int,
    frame: Frame,
    children: (inout DumpGenerator) throws -> Void
  ) throws {
    guard length > 0 else { return try children(&self) }
    let isNamed = random.chance(12)
    let container = DumpElement(
      type: "Other",
      frame: frame,
      name: isNamed ? vocabulary.identifier("container") : nil,
      label: isNamed && random.chance(30) ? vocabulary.label() : nil,
      isVisible: frame.isOnScreen && random.chance(70)
    )
    try element(container) { try $0.chain(of: length - 1, frame: frame, children: children) }
  }

  private mutating func navigationBar() throws {
    let title = vocabulary.label()
    let frame = Frame(x: 0, y: 59, width: 393, height: 44)
    try element(DumpElement(type: "NavigationBar", frame: frame, name: title)) { generator in
      try generator.button(Frame(x: 8, y: 59, width: 44, height: 44))
      try generator.staticText(title, Frame(x: 120, y: 70, width: 153, height: 22))
      try generator.button(Frame(x: 341, y: 59, width: 44, height: 44))
    }
  }

  private mutating func tabBar() throws {
    let frame = Frame(x: 0, y: 769, width: 393, height: 83)
    let selected = random.below(4)
    try element(DumpElement(type: "TabBar", frame: frame, label: "Tab Bar")) { generator in
      for position in 0..<4 {
        let frame = Frame(x: position * 98, y: 769, width: 98, height: 49)
        try generator.button(frame, isSelected: position == selected)
      }
    }
  }

  private mutating func list() throws {
    let type = random.pick(["Table", "CollectionView", "ScrollView"])
    let name = random.chance(40) ? vocabulary.identifier("list") : nil
    let frame = Frame(x: 0, y: 103, width: 393, height: 666)
    try element(DumpElement(type: type, frame: frame, name: name)) { generator in
      if generator.random.chance(40) { try generator.field(y: 103) }
      let height = generator.random.number(in: 40...120)
      for row in 0..<generator.random.number(in: 4...36) {
        let y = 147 + row * height
        let hasCell = type != "ScrollView" && generator.random.chance(75)
        try generator.row(
          hasCell ? "Cell" : "Other",
          Frame(x: 0, y: y, width: 393, height: height)
        )
      }
    }
  }

  private mutating func row(_ type: String, _ frame: Frame) throws {
    let isNamed = random.chance(type == "Cell" ? 45 : 15)
    var row = DumpElement(type: type, frame: frame, isVisible: frame.isOnScreen)
    row.name = isNamed ? vocabulary.identifier("row") : nil
    row.label = isNamed && random.chance(50) ? vocabulary.label() : nil
    row.isAccessible = random.chance(30)
    try element(row) { generator in
      // Some frameworks wrap each view in several others.
      let isDeep = generator.random.chance(6)
      let length = generator.random.number(in: isDeep ? 8...16 : 0...3)
      try generator.chain(of: length, frame: frame) { try $0.content(frame) }
      try generator.chain(
        of: 1,
        frame: Frame(x: 16, y: frame.y + frame.height - 1, width: 377, height: 1)
      ) { _ in }
    }
  }

  private mutating func content(_ frame: Frame) throws {
    if random.chance(60) { try image(Frame(x: 16, y: frame.y + 10, width: 24, height: 24)) }
    for line in 0..<(random.chance(25) ? 2 : 1) {
      let text = vocabulary.label()
      let width = random.number(in: 20...260)
      try staticText(text, Frame(x: 56, y: frame.y + 8 + line * 20, width: width, height: 18))
    }
    if random.chance(80) { try button(Frame(x: 320, y: frame.y + 6, width: 60, height: 32)) }
    switch random.below(40) {
    case 0: try toggle(Frame(x: 326, y: frame.y + 6, width: 51, height: 31))
    case 1: try link(Frame(x: 56, y: frame.y + 30, width: 120, height: 18))
    case 2: try field(y: frame.y)
    case 3...12:
      try chain(of: 1, frame: Frame(x: 380, y: frame.y, width: 13, height: frame.height)) { _ in }
    default: break
    }
  }

  private mutating func staticText(_ label: String, _ frame: Frame) throws {
    let text = DumpElement(
      type: "StaticText",
      frame: frame,
      value: label,
      name: random.chance(25) ? vocabulary.identifier("title") : label,
      label: label,
      isVisible: frame.isOnScreen,
      isAccessible: random.chance(60),
      traits: "StaticText"
    )
    try element(text)
  }

  private mutating func button(_ frame: Frame, isSelected: Bool = false) throws {
    let label = vocabulary.label()
    let isEnabled = random.chance(95)
    let button = DumpElement(
      type: "Button",
      frame: frame,
      value: isSelected ? "1" : nil,
      name: random.chance(35) ? vocabulary.identifier("button") : label,
      label: label,
      isEnabled: isEnabled,
      isVisible: frame.isOnScreen,
      isAccessible: random.chance(70),
      traits: isSelected ? "Button, Selected" : isEnabled ? "Button" : "NotEnabled, Button"
    )
    let hasImage = random.chance(20)
    try element(button) { if hasImage { try $0.image(frame) } }
  }

  private mutating func image(_ frame: Frame) throws {
    let image = DumpElement(
      type: "Image",
      frame: frame,
      name: random.chance(50) ? random.pick(["chevron.right", "star.fill", "avatar"]) : nil,
      isVisible: frame.isOnScreen,
      traits: "Image"
    )
    try element(image)
  }

  private mutating func toggle(_ frame: Frame) throws {
    let toggle = DumpElement(
      type: "Switch",
      frame: frame,
      value: random.pick(["0", "1"]),
      name: vocabulary.identifier("switch"),
      label: vocabulary.label(),
      isVisible: frame.isOnScreen,
      isAccessible: true,
      traits: "Button, ToggleButton"
    )
    try element(toggle)
  }

  private mutating func link(_ frame: Frame) throws {
    let label = vocabulary.label()
    let link = DumpElement(
      type: "Link",
      frame: frame,
      name: label,
      label: label,
      isVisible: frame.isOnScreen,
      traits: "Link"
    )
    try element(link) { try $0.staticText(label, frame) }
  }

  private mutating func field(y: Int) throws {
    let frame = Frame(x: 16, y: y, width: 361, height: 36)
    let type = random.pick(["TextField", "SearchField", "SecureTextField", "TextView"])
    let placeholder = vocabulary.label()
    let field = DumpElement(
      type: type,
      frame: frame,
      value: random.chance(50) ? placeholder : vocabulary.label(),
      name: random.chance(60) ? vocabulary.identifier("field") : nil,
      label: type == "TextField" || type == "SecureTextField" ? "" : nil,
      isVisible: frame.isOnScreen,
      isAccessible: true,
      placeholderValue: placeholder,
      traits: type == "SearchField" ? "SearchField" : ""
    )
    try element(field)
  }
}
