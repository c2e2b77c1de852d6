// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Settings",
    dependencies: [
        // Elsewhere, the path of a checkout of Unfold.
        .package(name: "unfold", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Settings", dependencies: [.product(name: "UIKit", package: "unfold")]),
        .testTarget(
            name: "SettingsTests",
            dependencies: ["Settings", .product(name: "UIKitTesting", package: "unfold")]
        ),
    ]
)
