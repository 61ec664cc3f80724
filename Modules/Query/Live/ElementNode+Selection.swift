internal import Hierarchy

extension ElementNode {
  /// Whether the element is selected on the device that a dump was recorded on.
  ///
  /// WebDriverAgent writes `selected` in few versions. It gives selected buttons the value 1
  /// (`FBElement`, `wdValue`), and recent versions write the trait `Selected`.
  var isSelectedOnDevice: Bool {
    isSelected ?? (isOfType(.button) && value == "1" || hasTrait("Selected"))
  }
}
