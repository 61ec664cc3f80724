internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// Has an app do something, one effect after the other.
  ///
  /// - Parameters:
  ///   - effects: What it does.
  ///   - bundle: The app.
  ///   - subject: The element that the gesture was made on.
  ///   - isOfScreen: Whether they come of a rule of the screen, so that what is to follow later is
  ///     forgotten when the screen is left.
  func run(_ effects: [Effect], in bundle: String, subject: RuleSubject?, isOfScreen: Bool) {
    guard nesting < Self.nestingLimit else {
      breakdown = .failed(
        "Rules of \(bundle) set each other off \(Self.nestingLimit) times in a row; look for a screen "
          + "that shows another as soon as it appears, and for apps that open each other"
      )
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    for effect in effects where breakdown == nil {
      guard processes[bundle]?.isRunning == true else { return }
      run(effect, in: bundle, subject: subject, isOfScreen: isOfScreen)
    }
  }

  private func run(
    _ effect: Effect,
    in bundle: String,
    subject: RuleSubject?,
    isOfScreen: Bool
  ) {
    switch effect {
    case .show(let name): show(in: bundle) { $0.show(shown(name, in: bundle)) }
    case .push(let name): show(in: bundle) { $0.push(shown(name, in: bundle)) }
    case .present(let name): show(in: bundle) { $0.present(shown(name, in: bundle)) }
    case .switchTo(let name):
      show(in: bundle) { navigation in
        navigation.switchTo(name) { shown(name, in: bundle) }
        guard let current = navigation.current,
          let recorded = processes[bundle]?.model.screen(named: current.name)?.tree
        else { return }
        navigation.current?.content.selectOwnTab(asIn: recorded)
      }
    case .back: show(in: bundle) { _ = $0.back() }
    case .dismiss: show(in: bundle) { _ = $0.dismiss() }
    case .set(let locator, let changes):
      set(changes, of: nodes(locator, in: bundle), in: bundle, subject: subject)
    case .remove(let locator):
      let nodes = nodes(locator, in: bundle)
      edit(bundle) { editor in
        for node in nodes.reversed() { editor.remove(at: node.index) }
      }
    case .insert(let fragment, let place):
      insert(fragment, place, in: bundle, subject: subject)
    case .alert(let alert): present(alert, in: bundle, subject: subject)
    case .ask(let permission, let granted, let denied):
      ask(permission, granted: granted, denied: denied, for: bundle)
    case .openURL(let template):
      let url = render(template, in: bundle, subject: subject)
      attempt { () throws(DeviceError) in try open(url, in: nil) }
    case .openApp(let other):
      attempt { () throws(DeviceError) in try open(other) }
    case .focus(let locator):
      guard let node = nodes(locator, in: bundle).first else { return }
      changeFocus(to: node.index, in: bundle)
    case .dismissKeyboard: changeFocus(to: nil, in: bundle)
    case .after(let delay, let effects):
      guard let process = processes[bundle] else { return }
      clock.schedule(
        after: delay,
        .effects(
          effects,
          application: bundle,
          launch: process.launch,
          visit: isOfScreen ? process.navigation.current?.visit : nil,
          subject: subject
        )
      )
    case .store(let name, let template):
      // Filled in first: the app cannot be read while it is being changed.
      let text = render(template, in: bundle, subject: subject)
      processes[bundle]?.variables[name] = text
    case .add(let number, let name):
      let old = processes[bundle]?.variables[name].flatMap { Int($0) } ?? 0
      processes[bundle]?.variables[name] = "\(old.addingReportingOverflow(number).partialValue)"
    case .exit: end(bundle)
    case .crash: end(bundle, isCrash: true)
    }
  }

  /// Changes which screen is shown, and follows the rules for the one that is shown then.
  private func show(in bundle: String, _ change: (inout Navigation) -> Void) {
    guard let old = processes[bundle] else { return }
    // Alerts stay in front of whatever an app shows.
    var carried: [PresentedAlert] = []
    while let alert = alertElement(in: bundle),
      let presented = processes[bundle]?.presented.popLast()
    {
      edit(bundle) { $0.remove(at: alert.index) }
      carried.insert(presented, at: 0)
    }
    guard var process = processes[bundle] else { return }
    let before = process.navigation.current?.visit
    let logCount = log.count
    change(&process.navigation)
    process.presented = []
    processes[bundle] = process
    adapt(bundle)
    for alert in carried { present(alert.alert, in: bundle, subject: alert.subject) }
    if !carried.isEmpty { takeOverFields(of: old, in: bundle) }
    guard let current = process.navigation.current, current.visit != before else { return }
    // That a screen is shown anew was noted when it was made; this one comes back.
    if log.count == logCount { note(.showed(screen: current.name, bundle)) }
    appeared(in: bundle)
  }

  private func nodes(_ locator: Locator, in bundle: String) -> [ElementNode] {
    guard let tree = processes[bundle]?.navigation.current?.content.tree else { return [] }
    return (try? locator.nodes(in: tree)) ?? []
  }

  private func attempt(_ body: () throws(DeviceError) -> Void) {
    do throws(DeviceError) {
      try body()
    } catch {
      note(.problem("\(error)"))
    }
  }

  private func changeFocus(to index: Int?, in bundle: String) {
    guard var screen = processes[bundle]?.navigation.current else { return }
    _ = screen.content.setFocus(index)
    processes[bundle]?.navigation.current = screen
  }

  private func set(
    _ changes: AttributeChanges,
    of nodes: [ElementNode],
    in bundle: String,
    subject: RuleSubject?
  ) {
    let made = changes.list.map { change in
      change.elementChange { render($0, in: bundle, subject: subject) }
    }
    edit(bundle) { editor in
      for node in nodes {
        for change in made { editor.set(change, at: node.index) }
      }
    }
  }

  private func insert(
    _ fragment: AppFragment,
    _ place: InsertionPlace,
    in bundle: String,
    subject: RuleSubject?
  ) {
    guard let node = nodes(place.locator, in: bundle).first else { return }
    var editor = ElementTreeEditor(fragment.tree)
    for (index, changes) in fragment.changes {
      for change in changes.list {
        editor.set(
          change.elementChange { render($0, in: bundle, subject: subject) },
          at: index
        )
      }
    }
    // Frames are those of the recorded screen, whose content may have been scrolled since.
    let scrolled = processes[bundle]?.navigation.current?.content.contentOffset(
      in: place.parent(of: node)
    )
    if let scrolled {
      for root in fragment.tree.roots {
        editor.move(subtreeAt: root.index, byX: -scrolled.x, y: -scrolled.y)
      }
    }
    let tree = editor.finish().tree
    edit(bundle) { editor in
      switch place {
      case .lastIn: editor.insert(tree, into: node.index, at: nil)
      case .firstIn: editor.insert(tree, into: node.index, at: 0)
      case .above:
        editor.insert(tree, into: node.parent?.index, at: node.siblingPosition)
      case .below:
        editor.insert(tree, into: node.parent?.index, at: node.siblingPosition + 1)
      }
    }
  }
}

extension AttributeChange {
  /// The change of an element, with its text filled in.
  func elementChange(_ render: (TextTemplate) -> String) -> ElementChange {
    switch self {
    case .frame(let frame): return .frame(frame.isPossible ? frame : nil)
    case .flag(let name, let flag): return .attribute(name, flag ? "true" : "false")
    case .absent(let name): return Self.change(name, nil)
    case .text(let name, let template): return Self.change(name, render(template))
    }
  }

  private static func change(_ name: String, _ text: String?) -> ElementChange {
    switch name {
    case "identifier": .identifier(text)
    case "label": .label(text)
    case "value": .value(text)
    case "frame": .frame(nil)
    default: .attribute(name, text)
    }
  }
}

// MARK: - Alerts of the app

extension SimulatedDevice {
  /// Puts an alert of an app over its screen.
  func present(_ alert: AppAlert, in bundle: String, subject: RuleSubject?) {
    guard let tree = processes[bundle]?.navigation.current?.content.tree,
      let root = tree.first
    else { return }
    let size = screenSize
    let frame = root.frame ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    let alertTree = alert.tree(on: frame) { render($0, in: bundle, subject: subject) }
    let window = root.children.reduce(nil) { last, child -> ElementNode? in
      child.type == .window && child.isVisible != false ? child : last
    }
    edit(bundle) { $0.insert(alertTree, into: window?.index ?? root.index, at: nil) }
    processes[bundle]?.presented.append(
      PresentedAlert(alert: alert, subject: subject)
    )
    if !alert.fields.isEmpty { editFirstField(in: bundle) }
  }

  /// Gives the first field of an app's topmost alert the keyboard, and moves the alert out of its way.
  private func editFirstField(in bundle: String) {
    guard let element = alertElement(in: bundle),
      let field = element.children.first(where: { TextInputKind($0.type) != nil })
    else { return }
    changeFocus(to: field.index, in: bundle)
    guard let alert = alertElement(in: bundle), let frame = alert.frame,
      let top = alert.tree.nodes(ofType: .keyboard).first?.frame?.y, top < frame.maxY
    else { return }
    let screenTop = alert.tree.first?.frame?.y ?? 0
    let y = max(screenTop, screenTop + (top - screenTop - frame.height) / 2)
    guard (y - frame.y).isFinite else { return }
    edit(bundle) { $0.move(subtreeAt: alert.index, byX: 0, y: y - frame.y) }
  }

  private func alertElement(in bundle: String) -> ElementNode? { processes[bundle]?.topmostAlert }

  /// Which button of the app's topmost alert an element is, from 0; nil if it is none.
  func alertButton(at index: Int, in bundle: String) -> Int? {
    alertElement(in: bundle)?.children.filter { $0.type == .button }
      .firstIndex { $0.index == index }
  }

  /// Presses a button of the app's topmost alert: the alert goes, then its effects come.
  func press(_ number: Int, in bundle: String) {
    guard let presented = processes[bundle]?.presented.last, let element = alertElement(in: bundle),
      let screen = processes[bundle]?.navigation.current?.content,
      presented.alert.buttons.indices.contains(number)
    else { return }
    let button = presented.alert.buttons[number]
    processes[bundle]?.presented.removeLast()
    edit(bundle) { $0.remove(at: element.index) }
    let outer = processes[bundle]?.pressedAlert
    processes[bundle]?.pressedAlert = PressedAlert(screen: screen, element: element.index)
    defer { processes[bundle]?.pressedAlert = outer }
    run(button.effects, in: bundle, subject: presented.subject, isOfScreen: true)
    follow(.pressed(button.label), in: bundle, subject: presented.subject)
  }
}

extension InsertionPlace {
  /// What is inserted will be inside of this element, which the place's element is or is inside of.
  fileprivate func parent(of node: ElementNode) -> ElementNode? {
    switch self {
    case .lastIn, .firstIn: node
    case .above, .below: node.parent
    }
  }
}
