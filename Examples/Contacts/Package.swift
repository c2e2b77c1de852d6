// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Contacts",
    dependencies: [
        // Elsewhere, the path of a checkout of Unfold.
        .package(name: "unfold", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Contacts", dependencies: [.product(name: "UIKit", package: "unfold")]),
        .testTarget(
            name: "ContactsTests",
            dependencies: ["Contacts", .product(name: "UIKitTesting", package: "unfold")]
        ),
    ]
)
