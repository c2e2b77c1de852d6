// swift-tools-version:5.0
import PackageDescription

let package = Package(
    name: "Shelves",
    products: [.library(name: "Shelves", targets: ["Shelves"])],
    targets: [
        .target(name: "Shelves", path: "Source", exclude: ["Mac"]),
        .testTarget(name: "ShelvesTests", dependencies: ["Shelves"], path: "Tests"),
    ]
)
