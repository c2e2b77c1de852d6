import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

/// Packages whose sources the plugin `ObjectiveCSources` rewrites in a build by SwiftPM.
@Suite struct PluginPackageTests {
    private static let description = """
        {"name": "p", "dependencies": [{"identity": "checkout", "type": "fileSystem"}], "targets": [
        {"name": "A", "c99name": "A", "type": "library", "module_type": "SwiftTarget", "path": "Sources/A",
        "sources": ["Step.swift"], "product_dependencies": ["ObjectiveC", "ObjectiveCSources"]},
        {"name": "B", "c99name": "B", "type": "library", "module_type": "SwiftTarget", "path": "Sources/B",
        "sources": ["B.swift"], "product_dependencies": ["ObjectiveC"]}]}
        """

    private func package(_ description: String = Self.description) throws -> SwiftPackage {
        try SwiftPackage(description: Data(description.utf8), of: URL(fileURLWithPath: "/p"))
    }

    @Test func thePluginsSourcesAreThoseOfTheTarget() throws {
        var package = try package()
        #expect(package.usesPlugin)
        let manifest = #"{"targets": [{"name": "A", "exclude": ["Old", "Draft.swift"]}, {"name": "B"}]}"#
        try package.addPluginSources(
            Data(manifest.utf8),
            paths: [
                "Package.swift", "Sources/A/Step.swift", "Sources/A/View.swift", "Sources/A/In/Model.swift",
                "Sources/A/notes.txt", "Sources/A/Old/X.swift", "Sources/A/Draft.swift", "Sources/AB/Y.swift",
                "Sources/B/B.swift", "Sources/B/Unlisted.swift",
            ]
        )
        #expect(package.targets[0].sources == ["Step.swift", "View.swift", "In/Model.swift"])
        #expect(package.targets[1].sources == ["B.swift"])
    }

    @Test func aPackageWithoutThePluginStaysAsItIs() throws {
        var package = try package(Self.description.replacing("\"ObjectiveCSources\"", with: "\"UIKit\""))
        #expect(!package.usesPlugin)
        try package.addPluginSources(Data(#"{"targets": []}"#.utf8), paths: ["Sources/A/View.swift"])
        #expect(package.targets[0].sources == ["Step.swift"])
    }

    @Test func theMirrorHasNoPluginAndAbsolutePaths() throws {
        let folder = try TemporaryFolder()
        // The manifest of a package that lists some of the modules itself, and one by a relative path.
        let original = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "p",
                dependencies: [
                    .package(name: "unfold", path: "../../unfold", traits: ["ObjectiveCSources"]),
                    .package(path: "../near"),
                    .package(url: "https://example.com/unfold.git", branch: "main"),
                ],
                targets: [
                    .target(
                        name: "A",
                        dependencies: [.product(name: "ObjectiveC", package: "unfold"), "B"],
                        sources: ["Step.swift"],
                        plugins: [.plugin(name: "ObjectiveCSources", package: "unfold")]
                    ),
                    .testTarget(name: "ATests", dependencies: ["A"], sources: ["T.swift"]),
                ]
            )
            """
        let unfold = URL(fileURLWithPath: "/checkout")
        let text = try package().manifest(original, of: URL(fileURLWithPath: "/home/p"), unfold: unfold)
        try FileTree(folder.url).write(text, to: "Package.swift")
        let manifest = try Self.dump(folder.url)
        let dependencies = try #require(manifest["dependencies"] as? [[String: [[String: Any]]]])
        let paths = dependencies.compactMap { $0["fileSystem"]?.first?["path"] as? String }
        #expect(paths == ["/home/near", "/checkout"])
        let targets = try #require(manifest["targets"] as? [[String: Any]])
        #expect(targets.map { ($0["pluginUsages"] as? [Any])?.count ?? 0 } == [0, 0])
        #expect(targets[0]["sources"] == nil && targets[1]["sources"] as? [String] == ["T.swift"])
        let products = targets.map { target in
            (target["dependencies"] as? [[String: [Any?]]] ?? []).compactMap { $0["product"]?.first as? String }
        }
        #expect(products[0] == ["ObjectiveC", "UIKit", "QuartzCore", "CoreGraphics", "Unfold"])
        #expect(products[1] == ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Unfold", "UIKitTesting"])
    }

    /// What SwiftPM reads in the manifest of a folder.
    private static func dump(_ folder: URL) throws -> [String: Any] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
