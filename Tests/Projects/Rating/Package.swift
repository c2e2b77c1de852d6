// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Rating",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Rating", targets: ["Rating"])],
    targets: [
        .target(name: "Rating"),
        .testTarget(name: "RatingTests", dependencies: ["Rating"]),
    ]
)
