// swift-tools-version: 6.2

import PackageDescription

// Apple's platforms have a module of this name themselves.
#if os(Linux)
let xcuiAutomation: [Target.Dependency] = ["XCUIAutomation"]
#else
let xcuiAutomation: [Target.Dependency] = []
#endif

let package = Package(
  name: "Einstein",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Identifier", targets: ["Identifier"]),
    .library(name: "Hierarchy", targets: ["Hierarchy"]),
    .library(name: "Predicate", targets: ["Predicate"]),
    .library(name: "Query", targets: ["Query"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "Actions", targets: ["Actions"]),
    .library(name: "Springboard", targets: ["Springboard"]),
    .library(name: "UITest", targets: ["UITest"]),
    .executable(name: "einstein", targets: ["einstein"]),
  ],
  traits: [
    .trait(
      name: "InjectionInDebugOnly",
      description: "Compiles injectAccessibilityIdentifiers() to nothing in release builds."
    )
  ],
  targets: [
    // Layer 0
    .target(
      name: "Identifier",
      path: "Modules/Identifier",
      swiftSettings: [
        .define(
          "EINSTEIN_WITHOUT_INJECTION",
          .when(configuration: .release, traits: ["InjectionInDebugOnly"])
        )
      ]
    ),
    .systemLibrary(
      name: "CLibXML2",
      path: "Modules/CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),

    .target(name: "Diagnostics", path: "Modules/Diagnostics"),
    .target(name: "JSON", path: "Modules/JSON"),

    // Layer 1
    .target(name: "Hierarchy", dependencies: ["Diagnostics"], path: "Modules/Hierarchy"),
    .target(
      name: "Predicate",
      dependencies: ["Diagnostics", "JSON"],
      path: "Modules/Predicate",
      linkerSettings: [
        // The ICU that Foundation itself uses there; it alone knows where a pattern is wrong.
        .linkedLibrary("_FoundationICU", .when(platforms: [.linux]))
      ]
    ),
    .target(
      name: "XMLSupport",
      dependencies: [.target(name: "CLibXML2", condition: .when(platforms: [.linux]))],
      path: "Modules/XMLSupport",
      linkerSettings: [
        // Apple's SDKs bring their own libxml2 module, which names no library to link.
        .linkedLibrary("xml2", .when(platforms: [.iOS, .macOS, .tvOS, .watchOS, .visionOS]))
      ]
    ),

    // Layer 2
    .target(
      name: "Query",
      dependencies: ["Diagnostics", "Hierarchy", "Identifier", "Predicate", "XMLSupport"],
      path: "Modules/Query"
    ),
    .target(
      name: "Reporting",
      dependencies: ["Diagnostics", "Hierarchy", "JSON", "XMLSupport"],
      path: "Modules/Reporting"
    ),

    // Layer 3
    .target(
      name: "Actions",
      dependencies: ["Hierarchy", "Identifier", "Predicate", "Query"],
      path: "Modules/Actions"
    ),

    // Layer 4
    .target(
      name: "Springboard",
      dependencies: ["Diagnostics", "Hierarchy", "JSON", "Predicate", "Query", "Reporting"],
      path: "Modules/Springboard"
    ),

    // Layer 6
    .target(
      name: "UITest",
      dependencies: [
        "Actions", "Hierarchy", "Identifier", "Predicate", "Query", "Springboard",
      ] + xcuiAutomation,
      path: "Modules/UITest"
    ),

    // Layer 7
    .executableTarget(
      name: "einstein",
      dependencies: [
        "Diagnostics", "Hierarchy", "JSON", "Predicate", "Query", "Reporting", "Springboard",
      ],
      path: "Tools/einstein"
    ),

    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["Hierarchy", "Reporting"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "IdentifierTests", dependencies: ["Identifier"]),
    .testTarget(name: "HierarchyTests", dependencies: ["Hierarchy", "TestSupport"]),
    .testTarget(
      name: "PredicateTests",
      dependencies: ["JSON", "Predicate", "TestSupport"],
      exclude: ["Golden"]
    ),
    // The one other importer of libxml2: it compares what we write with what libxml2 writes.
    .testTarget(
      name: "XMLSupportTests",
      dependencies: ["CLibXML2", "XMLSupport", "TestSupport"]
    ),
    .testTarget(
      name: "QueryTests",
      dependencies: [
        "Hierarchy", "Identifier", "Predicate", "Query", "Reporting", "TestSupport",
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Hierarchy", "Reporting", "XMLSupport", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "SpringboardTests",
      dependencies: [
        "Hierarchy", "JSON", "Predicate", "Query", "Reporting", "Springboard", "TestSupport",
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "ActionsTests",
      dependencies: [
        "Actions", "Hierarchy", "Identifier", "Predicate", "Query", "Reporting", "Springboard",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "einsteinTests",
      dependencies: ["einstein", "Hierarchy", "Reporting", "TestSupport"],
      exclude: ["Golden"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
package.products.append(.library(name: "XCUIAutomation", targets: ["XCUIAutomation"]))
package.targets += [
  // Layer 0
  .target(
    name: "TestDiscovery",
    path: "Modules/TestDiscovery",
    // In Swift 6 mode functions of the main actor are Sendable, and not what the list of tests has.
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),

  // Layer 5
  .target(
    name: "XCUIAutomation",
    dependencies: [
      "Hierarchy", "Identifier", "Predicate", "Query", "Springboard", "TestDiscovery",
    ],
    path: "Modules/XCUIAutomation"
  ),
  .testTarget(
    name: "XCUIAutomationTests",
    dependencies: [
      "Hierarchy", "Predicate", "Query", "Reporting", "Springboard", "TestSupport",
      "XCUIAutomation",
    ]
  ),
  // Sources as users have them: XCTest is all that they import, but for one file that was added.
  .testTarget(
    name: "UnannotatedUITests",
    dependencies: ["XCUIAutomation"],
    exclude: ["AppModels"],
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .testTarget(
    name: "AnnotatedUITests",
    dependencies: ["XCUIAutomation"],
    exclude: ["AppModels"],
    swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
  ),
  .testTarget(
    name: "UITestTests",
    dependencies: [
      "Actions", "Hierarchy", "Identifier", "Predicate", "Query", "Reporting", "Springboard",
      "TestSupport", "UITest", "XCUIAutomation",
    ]
  ),
]
#endif

// The settings of our own sources are not those of users' sources.
let usersTargets = ["UnannotatedUITests", "AnnotatedUITests"]
for target in package.targets
where target.type != .system && !usersTargets.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
