// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "EinsteinBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Einstein", path: "..")],
  targets: [
    .systemLibrary(
      name: "CLibXML2Headers",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(
      name: "CBenchmarkSupport",
      dependencies: ["CLibXML2Headers"],
      linkerSettings: [.linkedLibrary("xml2")]
    ),
    .executableTarget(name: "DoNothing"),
    .executableTarget(
      name: "EinsteinBenchmark",
      dependencies: [
        "CBenchmarkSupport",
        .product(name: "Hierarchy", package: "Einstein"),
        .product(name: "Predicate", package: "Einstein"),
        .product(name: "Query", package: "Einstein"),
        .product(name: "Reporting", package: "Einstein"),
        .product(name: "Springboard", package: "Einstein"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)

for target in package.targets where target.type == .executable {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
