// swift-tools-version: 6.1
import PackageDescription

// The targets of a package for iOS, to which the lines about "unfold" have been added.
let package = Package(
    name: "Counter",
    dependencies: [.package(name: "unfold", path: "../..", traits: ["ObjectiveCSources"])],
    targets: [
        .target(
            name: "Counter",
            dependencies: [.product(name: "ObjectiveC", package: "unfold")],
            sources: ["Step.swift"],
            plugins: [.plugin(name: "ObjectiveCSources", package: "unfold")]
        ),
        .testTarget(
            name: "CounterTests",
            dependencies: ["Counter", .product(name: "ObjectiveC", package: "unfold")],
            sources: ["Expectations.swift"],
            plugins: [.plugin(name: "ObjectiveCSources", package: "unfold")]
        ),
    ]
)
