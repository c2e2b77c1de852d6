// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Garden",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Garden", targets: ["Garden"])],
    dependencies: [.package(path: "Packages/Soil")],
    targets: [
        .target(
            name: "Garden",
            dependencies: [.product(name: "Soil", package: "Soil", condition: .when(platforms: [.iOS]))],
            resources: [.process("Resources")],
            swiftSettings: [.define("GARDEN_OF_IOS", .when(platforms: [.iOS])), .defaultIsolation(MainActor.self)]
        ),
        .testTarget(name: "GardenTests", dependencies: ["Garden"]),
    ]
)
