internal import Hierarchy
internal import Query

extension SimulatedDevice {
  func react(
    to happening: ScreenHappening,
    in tree: ElementTree,
    on screen: HomeScreen
  ) {
    switch happening {
    case .tapped(let index), .doubleTapped(let index), .multiplyTapped(let index, _, _):
      tapped(tree[index], on: screen)
    case .longPressed(let index):
      let element = tree[index]
      if let place = place(of: element), screen.shownIcons.indices.contains(place) {
        openMenu(of: screen.shownIcons[place])
      } else {
        tapped(element, on: screen)
      }
    case .valueChanged(let index):
      let element = tree[index]
      guard element.type == .pageIndicator, let value = element.value,
        let page = CountedText(value)?.number
      else { return }
      home.state.page = page - 1
    default: break
    }
  }

  private func openMenu(of shown: (icon: HomeIcon, isInLibrary: Bool)) {
    guard !home.state.isEditing else { return }
    home.state.menu = IconMenu(
      application: shown.icon.application,
      isInLibrary: shown.isInLibrary
    )
  }

  private func tapped(_ element: ElementNode, on screen: HomeScreen) {
    switch element.identifier {
    case HomeScreen.dismissal?: home.state.menu = nil
    case HomeScreen.doneButton?: home.state.isEditing = false
    case HomeScreen.cancelButton?: home.state.endSearch()
    case HomeScreen.searchField?: home.state.isSearching = true
    case HomeScreen.deleteButton?:
      guard let icon = element.parent, let place = place(of: icon) else { return }
      askToRemove(screen.shownIcons[place].icon, isInLibrary: screen.shownIcons[place].isInLibrary)
    case let identifier?:
      if let item = IconMenuItem(identifier: identifier), let menu = home.state.menu {
        home.state.menu = nil
        choose(item, menu, on: screen)
      } else if let place = place(of: element) {
        open(screen.shownIcons[place].icon)
      }
    case nil: break
    }
  }

  private func open(_ icon: HomeIcon) {
    guard !home.state.isEditing else { return }
    do throws(DeviceError) {
      try open(icon.application)
    } catch {
      note(.problem("\(error)"))
    }
  }

  private func choose(_ item: IconMenuItem, _ menu: IconMenu, on screen: HomeScreen) {
    guard let icon = screen.icon(of: menu.application) else { return }
    switch item {
    case .removeApp: askToRemove(icon, isInLibrary: false)
    case .deleteApp: askToRemove(icon, isInLibrary: true)
    case .addToHomeScreen: home.state.hiddenIcons.remove(icon.application)
    case .editHomeScreen: home.state.isEditing = true
    // What is shared, and with whom, is none of the device's concern.
    case .shareApp: note(.effect("\(icon.application) could be shared now"))
    }
  }

  func reactOnControlCentre(to happening: ScreenHappening, in tree: ElementTree) {
    switch happening {
    case .tapped(let index), .longPressed(let index):
      if tree[index].identifier == HomeScreen.dismissal {
        home.state.isControlCentreShown = false
      }
    case .valueChanged(let index):
      let element = tree[index]
      guard let control = RadioSwitch.allCases.first(where: { $0.identifier == element.identifier })
      else { return }
      set(control, element.value == "1")
    default: break
    }
  }

  /// Keeps what is typed into the field of App Library.
  func followTyping(on screen: HomeScreen) {
    guard screen.isLibraryShown, home.state.isSearching, let field = home.searchField else {
      return
    }
    home.state.query = home.content.text(of: field, attribute: nil)
  }

  /// Which of the icons an element is, from 0.
  func place(of element: ElementNode) -> Int? {
    guard element.type == .icon else { return nil }
    return element.tree.nodes(ofType: .icon).firstIndex { $0.index == element.index }
  }
}
