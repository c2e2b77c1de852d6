import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

/// Packages as SwiftPM describes them, and their mirrors as it reads them.
@Suite struct SwiftPackageTests {
    private let folder: TemporaryFolder
    private let package: FileTree

    init() throws {
        folder = try TemporaryFolder()
        package = FileTree(folder.url.appending(path: "package"))
    }

    /// Returns the output of a command of SwiftPM.
    private func output(_ command: [String], _ folder: URL) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let scratch = self.folder.url.appending(path: "scratch")
        process.arguments =
            ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path] + command
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    private func read() throws -> SwiftPackage {
        try SwiftPackage(
            description: output(["describe", "--type", "json"], package.url),
            manifest: output(["dump-package"], package.url),
            of: package.url
        )
    }

    /// The manifest of the mirror as SwiftPM reads it.
    private func mirror(_ package: SwiftPackage) throws -> [String: Any] {
        let plan = try PackagePlan(
            [package],
            app: nil,
            withTests: true,
            unfold: URL(fileURLWithPath: "/checkout")
        ) { module in
            RewrittenModule(sources: module.sources, module: URL(fileURLWithPath: "/\(module.module).swift"))
        }
        let mirror = FileTree(folder.url.appending(path: "mirror"))
        guard case .data(let data) = plan.mirror.contents[try InnerPath("Package.swift")] else { return [:] }
        try mirror.write(String(decoding: data, as: UTF8.self), to: "Package.swift")
        paths = plan.mirror.contents.keys.map(\.text).sorted()
        return try #require(
            JSONSerialization.jsonObject(with: output(["dump-package"], mirror.url)) as? [String: Any]
        )
    }

    private final class Paths { var all: [String] = [] }
    private let storedPaths = Paths()
    private var paths: [String] {
        get { storedPaths.all }
        nonmutating set { storedPaths.all = newValue }
    }

    @Test func aManifestOfAnOldVersionHasAMirror() throws {
        try package.write(
            """
            // swift-tools-version:5.1
            import PackageDescription
            let package = Package(
                name: "Old",
                products: [.library(name: "Old", targets: ["Old"])],
                dependencies: [.package(url: "https://example.com/Quick.git", from: "1.0.0")],
                targets: [
                    .target(name: "Old", path: "Source", exclude: ["Mac"]),
                    .testTarget(name: "OldTests", dependencies: ["Old", "Quick"], path: "Tests")
                ],
                swiftLanguageVersions: [.v4_2]
            )
            """,
            to: "Package.swift"
        )
        try package.write("public let a = 1", to: "Source/In/A.swift")
        try package.write("", to: "Source/Mac/B.swift")
        try package.write("", to: "Tests/ATests.swift")
        let mirror = try mirror(read())
        #expect(
            paths == [
                "Package.swift", "Sources/Old/A.swift", "Sources/Old/Old.swift", "Sources/OldTests/ATests.swift",
                "Sources/OldTests/OldTests.swift",
            ]
        )
        let targets = try #require(mirror["targets"] as? [[String: Any]])
        #expect(targets.map { $0["type"] as? String } == ["regular", "test"])
        #expect(
            "\(targets[0]["settings"] ?? "")".contains("4.2")
                && (mirror["toolsVersion"] as? [String: Any])?["_version"] as? String == "6.0.0"
        )
        #expect("\(targets[1]["dependencies"] ?? "")".contains("quick"))
    }

    @Test func theMirrorHasTheResourcesOfTargets() throws {
        try package.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "P",
                defaultLocalization: "en",
                targets: [.target(name: "A", resources: [.process("Res"), .copy("raw")]), .testTarget(name: "ATests")]
            )
            """,
            to: "Package.swift"
        )
        for path in [
            "Sources/A/A.swift", "Sources/A/Res/en.lproj/L.strings", "Sources/A/Res/v.xib", "Sources/A/raw/x.txt",
            "Tests/ATests/T.swift",
        ] {
            try package.write("", to: path)
        }
        try package.write(#"{"sourceLanguage": "de", "strings": {"a": {}}}"#, to: "Sources/A/Res/C.xcstrings")
        let mirror = try mirror(read())
        #expect(mirror["name"] as? String == "P" && mirror["defaultLocalization"] as? String == "en")
        #expect(
            paths.filter { $0.hasPrefix("Sources/A/") } == [
                "Sources/A/A.swift", "Sources/A/Res/de.lproj/C.strings", "Sources/A/Res/en.lproj/L.strings",
                "Sources/A/Res/v.xib", "Sources/A/raw/x.txt",
            ]
        )
        let target = try #require((mirror["targets"] as? [[String: Any]])?.first)
        let resources = (target["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
        #expect(resources == ["raw", "Res/de.lproj/C.strings", "Res/en.lproj/L.strings", "Res/v.xib"])
    }

    /// A package whose sources the plugin `ObjectiveCSources` rewrites in a build by SwiftPM.
    @Test func thePluginsSourcesAreThoseOfTheTarget() throws {
        try package.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "p",
                dependencies: [.package(name: "unfold", path: "../unfold", traits: ["ObjectiveCSources"])],
                targets: [
                    .target(
                        name: "A",
                        dependencies: [.product(name: "ObjectiveC", package: "unfold")],
                        exclude: ["Old"],
                        sources: ["Step.swift"],
                        plugins: [.plugin(name: "ObjectiveCSources", package: "unfold")]
                    ),
                    .testTarget(name: "ATests", dependencies: ["A"]),
                ]
            )
            """,
            to: "Package.swift"
        )
        for path in [
            "Sources/A/Step.swift", "Sources/A/In/View.swift", "Sources/A/Old/X.swift", "Tests/ATests/T.swift",
        ] {
            try package.write("", to: path)
        }
        let package = try read()
        #expect(package.targets[0].sources == ["In/View.swift", "Step.swift"])
        #expect(package.targets[1].sources == ["T.swift"] && package.localPackages == [])
        let mirror = try mirror(package)
        #expect(
            !"\(mirror["dependencies"] ?? "")".contains("/unfold")
                || "\(mirror["dependencies"] ?? "")".contains("/checkout")
        )
        #expect(!"\(mirror)".contains("ObjectiveCSources"))
    }

    @Test func aMacroAndSourcesInCAreCopied() throws {
        try package.write(
            """
            // swift-tools-version: 6.2
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "p",
                targets: [
                    .target(name: "C", cSettings: [.headerSearchPath("in"), .define("Z", to: "1")]),
                    .macro(name: "M"),
                    .target(name: "A", dependencies: ["C", "M"], swiftSettings: [.defaultIsolation(MainActor.self)]),
                    .testTarget(name: "ATests", dependencies: ["A"]),
                ]
            )
            """,
            to: "Package.swift"
        )
        for path in [
            "Sources/C/c.c", "Sources/C/in/d.h", "Sources/C/include/c.h", "Sources/C/notes.txt", "Sources/M/M.swift",
            "Sources/A/A.swift", "Tests/ATests/T.swift",
        ] {
            try package.write("", to: path)
        }
        let mirror = try mirror(read())
        #expect(
            paths.filter { !$0.hasPrefix("Sources/A") } == [
                "Package.swift", "Sources/C/c.c", "Sources/C/in/d.h", "Sources/C/include/c.h", "Sources/M/M.swift",
            ]
        )
        let targets = try #require(mirror["targets"] as? [[String: Any]])
        #expect(targets.map { $0["type"] as? String } == ["regular", "test", "regular", "macro"])
        #expect("\(targets[0]["settings"] ?? "")".contains("MainActor"))
        #expect("\(targets[2]["settings"] ?? "")".contains("Z=1") && targets[2]["dependencies"] as? [String] == [])
    }
}
