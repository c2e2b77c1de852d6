// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Todo",
    dependencies: [
        // Elsewhere, the path of a checkout of Unfold.
        .package(name: "unfold", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Todo", dependencies: [.product(name: "UIKit", package: "unfold")]),
        .testTarget(name: "TodoTests", dependencies: ["Todo", .product(name: "UIKitTesting", package: "unfold")]),
    ]
)
