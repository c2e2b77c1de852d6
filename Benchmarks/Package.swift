// swift-tools-version: 6.1
import PackageDescription

// How fast the project is, next to others. A package of its own, so that nobody who uses or tests the project builds it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "unfold", path: "..")],
    targets: [
        // Any bench: the clock, the rounds, the tables.
        .target(name: "CMeasurement"),
        .target(name: "Measurement", dependencies: ["CMeasurement"]),

        // The frames of a GTK window, here and in a peer.
        .target(name: "CFrameMeter"),

        // Layouts as data, solved here and by kiwi.
        .target(name: "CKiwi", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "LayoutPeers",
            dependencies: ["CKiwi", .product(name: "ConstraintSolver", package: "unfold")]
        ),

        // One program a bench.
        .executableTarget(name: "SolverBench", dependencies: ["LayoutPeers", "Measurement"]),
        .executableTarget(
            name: "CellBench",
            dependencies: [
                "LayoutPeers", "Measurement", .product(name: "UIKit", package: "unfold"),
                .product(name: "UIKitTesting", package: "unfold"),
            ]
        ),
        .executableTarget(
            name: "GeometryBench",
            dependencies: ["CMeasurement", "Measurement", .product(name: "RowGeometry", package: "unfold")]
        ),
        .executableTarget(
            name: "TableBench",
            dependencies: [
                "CFrameMeter", "Measurement", .product(name: "UIKit", package: "unfold"),
                .product(name: "UIKitTesting", package: "unfold"),
            ]
        ),
        .executableTarget(
            name: "UnfoldBench",
            dependencies: [
                "Measurement", .product(name: "UIKit", package: "unfold"),
                .product(name: "UIKitTesting", package: "unfold"), .product(name: "Unfold", package: "unfold"),
            ]
        ),
        // It runs the project's ViewerProbe.
        .executableTarget(name: "ViewerBench", dependencies: ["Measurement"]),
        // It runs the project's TextProbe.
        .executableTarget(name: "TextBench", dependencies: ["Measurement"]),
    ]
)
