// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Records",
    dependencies: [
        // Elsewhere, the path of a checkout of Unfold.
        .package(name: "unfold", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Records",
            dependencies: [.product(name: "UIKit", package: "unfold"), .product(name: "Unfold", package: "unfold")]
        ),
        .testTarget(
            name: "RecordsTests",
            dependencies: ["Records", .product(name: "UIKitTesting", package: "unfold")]
        ),
    ]
)
