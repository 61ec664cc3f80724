// swift-tools-version: 6.2

import PackageDescription

// A package of its own, since it is built with sanitizers; Scripts/fuzz.sh does that.
let package = Package(
  name: "EinsteinFuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Einstein", path: "..")],
  targets: [
    .target(name: "LibFuzzer"),
    .executableTarget(
      name: "PredicateFuzzer",
      dependencies: ["LibFuzzer", .product(name: "Predicate", package: "Einstein")]
    ),
    .executableTarget(
      name: "ClassChainFuzzer",
      dependencies: [
        "LibFuzzer",
        .product(name: "Hierarchy", package: "Einstein"),
        .product(name: "Predicate", package: "Einstein"),
        .product(name: "Query", package: "Einstein"),
      ]
    ),
    .executableTarget(
      name: "XPathFuzzer",
      dependencies: [
        "LibFuzzer",
        .product(name: "Hierarchy", package: "Einstein"),
        .product(name: "Query", package: "Einstein"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
