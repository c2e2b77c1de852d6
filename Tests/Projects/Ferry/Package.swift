// swift-tools-version:5.1
import PackageDescription

let package = Package(
    name: "Ferry",
    platforms: [.iOS(.v11)],
    products: [.library(name: "Ferry", targets: ["Ferry"])],
    targets: [
        .target(name: "Ferry"),
        .testTarget(name: "FerryTests", dependencies: ["Ferry"]),
    ]
)
