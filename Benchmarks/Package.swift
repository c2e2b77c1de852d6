// swift-tools-version: 6.1
import PackageDescription

// Benchmarks that compare the project with its peers. They form a separate package so that neither
// clients nor tests of the project build them.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "unfold", path: "..")],
    targets: [
        // Shared by all benchmarks: the clock, the rounds, the tables.
        .target(name: "CMeasurement"),
        .target(name: "Measurement", dependencies: ["CMeasurement"]),

        // The frames of a GTK window, for Unfold's window and its peer's.
        .target(name: "CFrameMeter"),

        // Layouts as data, solved by the project's solver and by kiwi.
        .target(name: "CKiwi", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "LayoutPeers",
            dependencies: ["CKiwi", .product(name: "ConstraintSolver", package: "unfold")]
        ),

        // One program for each benchmark.
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
        // Runs the project's ViewerProbe.
        .executableTarget(name: "ViewerBench", dependencies: ["Measurement"]),
        // Runs the viewer for terminals beside other programs.
        .executableTarget(name: "TerminalBench", dependencies: ["Measurement"]),
        // Runs the project's RendererProbe.
        .executableTarget(name: "RenderersBench", dependencies: ["Measurement"]),
        // Runs the project's TextProbe.
        .executableTarget(name: "TextBench", dependencies: ["Measurement"]),
        // Builds a package that uses the project, and the project itself.
        .target(name: "BuildMeasurement", dependencies: ["Measurement"]),
        .executableTarget(name: "ClientBench", dependencies: ["BuildMeasurement", "Measurement"]),
        .executableTarget(name: "BuildBench", dependencies: ["BuildMeasurement", "Measurement"]),
    ]
)
