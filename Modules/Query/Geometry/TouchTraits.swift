internal import Hierarchy

/// What a kind of element means for touches.
///
/// A kind without any trait, such as `Other`, only arranges what is inside it. The choices follow
/// UIKit: labels and images let touches through, scroll views clip what they hold, bars lie in
/// front of the content that scrolls below them, and an alert takes every touch beside it.
struct TouchTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// Reacts to a tap.
  static let control = TouchTraits(rawValue: 1 << 0)
  /// Takes the touches in its frame, although it may do nothing with them.
  static let barrier = TouchTraits(rawValue: 1 << 1)
  /// Takes the touches beside it as well, from all that lies behind.
  static let modal = TouchTraits(rawValue: 1 << 2)
  /// Lies in front of its siblings, as every barrier does, but behind barriers that are no bars.
  static let bar = TouchTraits(rawValue: 1 << 3)
  /// Shows nothing of its content outside its frame.
  static let clips = TouchTraits(rawValue: 1 << 4)
  /// Shows something, and lets touches through to what is around or behind it.
  static let passive = TouchTraits(rawValue: 1 << 5)
  /// Is a window, which clips as well.
  static let window = TouchTraits(rawValue: 1 << 6)

  /// The traits of each of Apple's kinds, by raw value.
  private static let ofKnownTypes = ElementType.allCases.map { TouchTraits($0) }

  /// The traits of a kind by its code; a kind that Apple does not have has none.
  static func ofType(code: UInt16) -> TouchTraits {
    Int(code) < ofKnownTypes.count ? ofKnownTypes[Int(code)] : []
  }

  /// How far in front of its siblings an element of the kind lies, wherever it stands among them.
  var level: Int {
    guard contains(.barrier) else { return 0 }
    return contains(.bar) ? 1 : 2
  }
}

extension TouchTraits {
  fileprivate init(_ type: ElementType) {
    self =
      switch type {
      case .window: .window
      case .alert, .sheet, .dialog: [.barrier, .modal]
      case .popover, .keyboard, .menu: .barrier
      case .navigationBar, .tabBar, .toolbar, .statusBar: [.barrier, .bar]
      case .scrollView, .table, .collectionView, .webView, .outline, .browser: .clips
      case .textView: [.control, .clips]
      case .staticText, .image, .activityIndicator, .progressIndicator, .levelIndicator,
        .relevanceIndicator, .valueIndicator, .helpTag:
        .passive
      case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox,
        .menuButton, .toolbarButton, .key, .tableRow, .outlineRow, .slider, .pageIndicator,
        .segmentedControl, .pickerWheel, .switch, .toggle, .link, .icon, .searchField,
        .textField, .secureTextField, .menuItem, .menuBarItem, .map, .incrementArrow,
        .decrementArrow, .ratingIndicator, .splitter, .colorWell, .dockItem, .rulerMarker,
        .cell, .handle, .stepper, .tab, .statusItem:
        .control
      case .any, .other, .application, .group, .drawer, .radioGroup, .tabGroup, .tableColumn,
        .scrollBar, .picker, .datePicker, .menuBar, .timeline, .splitGroup, .matte, .ruler,
        .grid, .layoutArea, .layoutItem, .touchBar:
        []
      }
  }
}
