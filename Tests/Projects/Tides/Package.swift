// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Tides",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Tides", targets: ["Tides"])],
    targets: [
        .target(name: "Tides"),
        .testTarget(name: "TidesTests", dependencies: ["Tides"]),
    ]
)
