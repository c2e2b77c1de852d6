// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Mail",
    dependencies: [
        // Elsewhere, the path of a checkout of Unfold.
        .package(name: "unfold", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Mail",
            dependencies: [.product(name: "UIKit", package: "unfold"), .product(name: "Unfold", package: "unfold")]
        ),
        .testTarget(name: "MailTests", dependencies: ["Mail", .product(name: "UIKitTesting", package: "unfold")]),
    ]
)
