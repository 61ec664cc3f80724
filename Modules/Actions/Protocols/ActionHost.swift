/// What actions on an app as a whole are called on: a test case, or whatever else has an app under test.
///
/// ```swift
/// struct Shop: ActionHost {
///   let app: DeviceApplication
///   func logIn() {
///     enterValue(textField: app.textFields["mail"], value: "ann@example.org")
///     tapButtonWithLabelContains("Sign in")
///   }
/// }
/// ```
public protocol ActionHost {
  /// The app's own kind of elements.
  associatedtype Application: ActionElement

  /// The app under test.
  var app: Application { get }
}
