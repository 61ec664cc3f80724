// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS("16.4"), .macOS("13.3")],
  dependencies: [.package(name: "Einstein", path: "../..")],
  targets: [
    // The app links this as well, and gives its views these identifiers.
    .target(
      name: "ShopIdentifiers",
      dependencies: [.product(name: "Identifier", package: "Einstein")]
    ),
    .testTarget(
      name: "ShopUITests",
      dependencies: [
        "ShopIdentifiers",
        .product(name: "Identifier", package: "Einstein"),
        .product(name: "UITest", package: "Einstein"),
      ],
      exclude: ["AppModels"]
    ),
  ],
  swiftLanguageModes: [.v5]
)
