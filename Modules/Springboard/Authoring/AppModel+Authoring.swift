extension AppModel {
  /// Creates a model from screens and rules that a closure lists; `problems()` tells what is wrong.
  ///
  /// ```swift
  /// let shop = AppModel("Shop", bundleIdentifier: "example.shop") {
  ///   Screen("login", loginTree) {
  ///     On(.tap("id=signIn")) { Show("home") }
  ///   }
  ///   Screen("home", homeTree)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name under the icon.
  ///   - bundleIdentifier: What the system knows the app by.
  ///   - system: The system that the screens were recorded on.
  ///   - urlSchemes: The beginnings of addresses that open the app.
  ///   - variables: The variables, with what they hold at launch.
  ///   - permissions: What is decided before anybody is asked.
  ///   - initialScreen: The screen that a launch shows; the first where nil.
  ///   - parts: The screens, and the rules for every screen.
  public init(
    _ name: String,
    bundleIdentifier: String,
    system: AppSystem = AppSystem(),
    urlSchemes: [String] = [],
    variables: [String: String] = [:],
    permissions: [AppPermission: AppPermission.Status] = [:],
    initialScreen: String? = nil,
    @AppModelBuilder parts: () -> [any AppModelPart]
  ) {
    self.init(
      name: name,
      bundleIdentifier: bundleIdentifier,
      system: system,
      urlSchemes: urlSchemes,
      variables: variables,
      permissions: permissions,
      screens: []
    )
    for part in parts() { part.add(to: &self) }
    self.initialScreen = initialScreen ?? screens.first?.name ?? ""
  }
}
