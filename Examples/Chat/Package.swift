// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Chat",
    dependencies: [
        // Elsewhere, the path of a checkout of Unfold.
        .package(name: "unfold", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Chat", dependencies: [.product(name: "UIKit", package: "unfold")]),
        .testTarget(name: "ChatTests", dependencies: ["Chat", .product(name: "UIKitTesting", package: "unfold")]),
    ]
)
