internal import Hierarchy

// One property for each kind of element, with Apple's names, in alphabetical order.
extension ElementTypeQueryProvider {
  /// All elements inside of the type `ActivityIndicator`.
  public var activityIndicators: DeviceElementQuery { descendants(matching: .activityIndicator) }

  /// All elements inside of the type `Alert`.
  public var alerts: DeviceElementQuery { descendants(matching: .alert) }

  /// All elements inside of the type `Browser`.
  public var browsers: DeviceElementQuery { descendants(matching: .browser) }

  /// All elements inside of the type `Button`.
  public var buttons: DeviceElementQuery { descendants(matching: .button) }

  /// All elements inside of the type `Cell`.
  public var cells: DeviceElementQuery { descendants(matching: .cell) }

  /// All elements inside of the type `CheckBox`.
  public var checkBoxes: DeviceElementQuery { descendants(matching: .checkBox) }

  /// All elements inside of the type `CollectionView`.
  public var collectionViews: DeviceElementQuery { descendants(matching: .collectionView) }

  /// All elements inside of the type `ColorWell`.
  public var colorWells: DeviceElementQuery { descendants(matching: .colorWell) }

  /// All elements inside of the type `ComboBox`.
  public var comboBoxes: DeviceElementQuery { descendants(matching: .comboBox) }

  /// All elements inside of the type `DatePicker`.
  public var datePickers: DeviceElementQuery { descendants(matching: .datePicker) }

  /// All elements inside of the type `DecrementArrow`.
  public var decrementArrows: DeviceElementQuery { descendants(matching: .decrementArrow) }

  /// All elements inside of the type `Dialog`.
  public var dialogs: DeviceElementQuery { descendants(matching: .dialog) }

  /// All elements inside of the type `DisclosureTriangle`.
  public var disclosureTriangles: DeviceElementQuery { descendants(matching: .disclosureTriangle) }

  /// All elements inside of the type `DockItem`.
  public var dockItems: DeviceElementQuery { descendants(matching: .dockItem) }

  /// All elements inside of the type `Drawer`.
  public var drawers: DeviceElementQuery { descendants(matching: .drawer) }

  /// All elements inside of the type `Grid`.
  public var grids: DeviceElementQuery { descendants(matching: .grid) }

  /// All elements inside of the type `Group`.
  public var groups: DeviceElementQuery { descendants(matching: .group) }

  /// All elements inside of the type `Handle`.
  public var handles: DeviceElementQuery { descendants(matching: .handle) }

  /// All elements inside of the type `HelpTag`.
  public var helpTags: DeviceElementQuery { descendants(matching: .helpTag) }

  /// All elements inside of the type `Icon`.
  public var icons: DeviceElementQuery { descendants(matching: .icon) }

  /// All elements inside of the type `Image`.
  public var images: DeviceElementQuery { descendants(matching: .image) }

  /// All elements inside of the type `IncrementArrow`.
  public var incrementArrows: DeviceElementQuery { descendants(matching: .incrementArrow) }

  /// All elements inside of the type `Keyboard`.
  public var keyboards: DeviceElementQuery { descendants(matching: .keyboard) }

  /// All elements inside of the type `Key`.
  public var keys: DeviceElementQuery { descendants(matching: .key) }

  /// All elements inside of the type `LayoutArea`.
  public var layoutAreas: DeviceElementQuery { descendants(matching: .layoutArea) }

  /// All elements inside of the type `LayoutItem`.
  public var layoutItems: DeviceElementQuery { descendants(matching: .layoutItem) }

  /// All elements inside of the type `LevelIndicator`.
  public var levelIndicators: DeviceElementQuery { descendants(matching: .levelIndicator) }

  /// All elements inside of the type `Link`.
  public var links: DeviceElementQuery { descendants(matching: .link) }

  /// All elements inside of the type `Map`.
  public var maps: DeviceElementQuery { descendants(matching: .map) }

  /// All elements inside of the type `Matte`.
  public var mattes: DeviceElementQuery { descendants(matching: .matte) }

  /// All elements inside of the type `MenuBarItem`.
  public var menuBarItems: DeviceElementQuery { descendants(matching: .menuBarItem) }

  /// All elements inside of the type `MenuBar`.
  public var menuBars: DeviceElementQuery { descendants(matching: .menuBar) }

  /// All elements inside of the type `MenuButton`.
  public var menuButtons: DeviceElementQuery { descendants(matching: .menuButton) }

  /// All elements inside of the type `MenuItem`.
  public var menuItems: DeviceElementQuery { descendants(matching: .menuItem) }

  /// All elements inside of the type `Menu`.
  public var menus: DeviceElementQuery { descendants(matching: .menu) }

  /// All elements inside of the type `NavigationBar`.
  public var navigationBars: DeviceElementQuery { descendants(matching: .navigationBar) }

  /// All elements inside of the type `Other`.
  public var otherElements: DeviceElementQuery { descendants(matching: .other) }

  /// All elements inside of the type `OutlineRow`.
  public var outlineRows: DeviceElementQuery { descendants(matching: .outlineRow) }

  /// All elements inside of the type `Outline`.
  public var outlines: DeviceElementQuery { descendants(matching: .outline) }

  /// All elements inside of the type `PageIndicator`.
  public var pageIndicators: DeviceElementQuery { descendants(matching: .pageIndicator) }

  /// All elements inside of the type `PickerWheel`.
  public var pickerWheels: DeviceElementQuery { descendants(matching: .pickerWheel) }

  /// All elements inside of the type `Picker`.
  public var pickers: DeviceElementQuery { descendants(matching: .picker) }

  /// All elements inside of the type `PopUpButton`.
  public var popUpButtons: DeviceElementQuery { descendants(matching: .popUpButton) }

  /// All elements inside of the type `Popover`.
  public var popovers: DeviceElementQuery { descendants(matching: .popover) }

  /// All elements inside of the type `ProgressIndicator`.
  public var progressIndicators: DeviceElementQuery { descendants(matching: .progressIndicator) }

  /// All elements inside of the type `RadioButton`.
  public var radioButtons: DeviceElementQuery { descendants(matching: .radioButton) }

  /// All elements inside of the type `RadioGroup`.
  public var radioGroups: DeviceElementQuery { descendants(matching: .radioGroup) }

  /// All elements inside of the type `RatingIndicator`.
  public var ratingIndicators: DeviceElementQuery { descendants(matching: .ratingIndicator) }

  /// All elements inside of the type `RelevanceIndicator`.
  public var relevanceIndicators: DeviceElementQuery { descendants(matching: .relevanceIndicator) }

  /// All elements inside of the type `RulerMarker`.
  public var rulerMarkers: DeviceElementQuery { descendants(matching: .rulerMarker) }

  /// All elements inside of the type `Ruler`.
  public var rulers: DeviceElementQuery { descendants(matching: .ruler) }

  /// All elements inside of the type `ScrollBar`.
  public var scrollBars: DeviceElementQuery { descendants(matching: .scrollBar) }

  /// All elements inside of the type `ScrollView`.
  public var scrollViews: DeviceElementQuery { descendants(matching: .scrollView) }

  /// All elements inside of the type `SearchField`.
  public var searchFields: DeviceElementQuery { descendants(matching: .searchField) }

  /// All elements inside of the type `SecureTextField`.
  public var secureTextFields: DeviceElementQuery { descendants(matching: .secureTextField) }

  /// All elements inside of the type `SegmentedControl`.
  public var segmentedControls: DeviceElementQuery { descendants(matching: .segmentedControl) }

  /// All elements inside of the type `Sheet`.
  public var sheets: DeviceElementQuery { descendants(matching: .sheet) }

  /// All elements inside of the type `Slider`.
  public var sliders: DeviceElementQuery { descendants(matching: .slider) }

  /// All elements inside of the type `SplitGroup`.
  public var splitGroups: DeviceElementQuery { descendants(matching: .splitGroup) }

  /// All elements inside of the type `Splitter`.
  public var splitters: DeviceElementQuery { descendants(matching: .splitter) }

  /// All elements inside of the type `StaticText`.
  public var staticTexts: DeviceElementQuery { descendants(matching: .staticText) }

  /// All elements inside of the type `StatusBar`.
  public var statusBars: DeviceElementQuery { descendants(matching: .statusBar) }

  /// All elements inside of the type `StatusItem`.
  public var statusItems: DeviceElementQuery { descendants(matching: .statusItem) }

  /// All elements inside of the type `Stepper`.
  public var steppers: DeviceElementQuery { descendants(matching: .stepper) }

  /// All elements inside of the type `Switch`.
  public var switches: DeviceElementQuery { descendants(matching: .switch) }

  /// All elements inside of the type `TabBar`.
  public var tabBars: DeviceElementQuery { descendants(matching: .tabBar) }

  /// All elements inside of the type `TabGroup`.
  public var tabGroups: DeviceElementQuery { descendants(matching: .tabGroup) }

  /// All elements inside of the type `TableColumn`.
  public var tableColumns: DeviceElementQuery { descendants(matching: .tableColumn) }

  /// All elements inside of the type `TableRow`.
  public var tableRows: DeviceElementQuery { descendants(matching: .tableRow) }

  /// All elements inside of the type `Table`.
  public var tables: DeviceElementQuery { descendants(matching: .table) }

  /// All elements inside of the type `Tab`.
  public var tabs: DeviceElementQuery { descendants(matching: .tab) }

  /// All elements inside of the type `TextField`.
  public var textFields: DeviceElementQuery { descendants(matching: .textField) }

  /// All elements inside of the type `TextView`.
  public var textViews: DeviceElementQuery { descendants(matching: .textView) }

  /// All elements inside of the type `Timeline`.
  public var timelines: DeviceElementQuery { descendants(matching: .timeline) }

  /// All elements inside of the type `Toggle`.
  public var toggles: DeviceElementQuery { descendants(matching: .toggle) }

  /// All elements inside of the type `ToolbarButton`.
  public var toolbarButtons: DeviceElementQuery { descendants(matching: .toolbarButton) }

  /// All elements inside of the type `Toolbar`.
  public var toolbars: DeviceElementQuery { descendants(matching: .toolbar) }

  /// All elements inside of the type `TouchBar`.
  public var touchBars: DeviceElementQuery { descendants(matching: .touchBar) }

  /// All elements inside of the type `ValueIndicator`.
  public var valueIndicators: DeviceElementQuery { descendants(matching: .valueIndicator) }

  /// All elements inside of the type `WebView`.
  public var webViews: DeviceElementQuery { descendants(matching: .webView) }

  /// All elements inside of the type `Window`.
  public var windows: DeviceElementQuery { descendants(matching: .window) }

  /// All rows of outlines inside, which only macOS discloses.
  public var disclosedChildRows: DeviceElementQuery { descendants(matching: .outlineRow) }
}
