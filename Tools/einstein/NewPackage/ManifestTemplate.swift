/// Makes the manifest of a package.
struct ManifestTemplate {
  let package: NewPackage

  var text: String {
    let name = package.name
    let einstein = package.einstein.packageName.swiftLiteral
    let advice =
      package.einstein == .unknown
      ? "    // Where Einstein is: a folder, or .package(url: \"…\", from: \"…\"); its last part is its name.\n"
      : ""
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: \(name.name.swiftLiteral),
        platforms: [.iOS(.v16), .macOS(.v13)],
        dependencies: [
      \(advice)    \(package.einstein.declaration)
        ],
        targets: [
          // The app may link this as well, and give its views these identifiers.
          .target(name: \(name.identifiersModule.swiftLiteral)),
          .testTarget(
            name: \(name.testsModule.swiftLiteral),
            dependencies: [
              \(name.identifiersModule.swiftLiteral),
              .product(name: "UITest", package: \(einstein)),
            ],
            exclude: ["AppModels"]
          ),
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }
}
