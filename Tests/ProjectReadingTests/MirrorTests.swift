import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct MirrorTests {
    private let unfold = URL(fileURLWithPath: "/un\"fold")

    @Test func theManifestBuildsTheTargets() {
        var app = AppTarget(name: "My App", module: "My_App", kind: .application)
        app.conditions = ["DEBUG"]
        app.products = [
            .init(name: "Far", source: .repository(url: "https://example.com/Far.git", requirement: "from: \"1.0.0\"")),
            .init(
                name: "Unfold",
                source: .repository(url: "https://example.com/unfold", requirement: "branch: \"main\"")
            ),
        ]
        var tests = AppTarget(name: "AppTests", module: "AppTests", kind: .tests)
        tests.dependencies = ["My App", "Widget"]
        let text = ProjectManifest(unfold: unfold, targets: [app, tests]).text
        #expect(text.contains(".package(name: \"unfold\", path: \"/un\\\"fold\")"))
        #expect(text.contains(".executableTarget(\n            name: \"My_App\""))
        #expect(
            text.contains(
                ".testTarget(\n            name: \"AppTests\",\n            dependencies: [\n                \"My_App\""
            )
        )
        #expect(text.contains("swiftSettings: [.define(\"DEBUG\")]"))
        #expect(text.contains(".package(url: \"https://example.com/Far.git\", from: \"1.0.0\")"))
        #expect(text.contains(".product(name: \"Far\", package: \"far\")"))
        #expect(text.contains("path: \"Sources/My_App\"") && !text.contains("Widget"))
        // The modules of this package come from the given folder.
        #expect(!text.contains("example.com/unfold"))
        #expect(text.components(separatedBy: ".product(name: \"UIKitTesting\"").count == 2)
    }

    @Test func aFileThatStaysTheSameIsNotWritten() throws {
        let folder = try TemporaryFolder()
        let mirror = MirrorFolder(folder.url.appending(path: "mirror"))
        try mirror.write(Data("a".utf8), to: "x/a.txt")
        let file = mirror.url.appending(path: "x/a.txt")
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
        func date() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
        try mirror.write(Data("a".utf8), to: "x/a.txt")
        #expect(try date() == old)
        try mirror.write(Data("b".utf8), to: "x/a.txt")
        #expect(try date() != old)
    }

    @Test func filesThatAreNotKeptAreRemoved() throws {
        let folder = try TemporaryFolder()
        let mirror = MirrorFolder(folder.url)
        for path in ["a.swift", "x/b.swift", "x/y/c.swift", ".build/d"] { try mirror.write(Data(), to: path) }
        #expect(try mirror.paths() == ["a.swift", "x/b.swift", "x/y/c.swift"])
        try mirror.prune("x") { $0 == "y/c.swift" }
        #expect(try mirror.paths() == ["a.swift", "x/y/c.swift"])
        try mirror.copy(mirror.url.appending(path: "x"), to: "z")
        #expect(try mirror.paths() == ["a.swift", "x/y/c.swift", "z/y/c.swift"])
        #expect(throws: ProjectError.self) { try mirror.copy(mirror.url.appending(path: "missing"), to: "m") }
    }

    @Test func targetsOfPackagesCanImportTheModulesOfIOS() throws {
        let description = """
            {"name": "p", "dependencies": [{"identity": "other"}], "targets": [{"name": "a-b", "c99name": "a_b",
            "type": "library", "module_type": "SwiftTarget", "path": "Sources/a-b", "sources": ["A.swift"]}]}
            """
        let package = try SwiftPackage(description: Data(description.utf8), of: unfold)
        #expect(package.swiftTargets.map(\.c99name) == ["a_b"])
        let folder = URL(fileURLWithPath: "/package")
        let manifest = package.manifest("let package = Package(name: \"p\")\n", of: folder, unfold: unfold)
        #expect(manifest.hasPrefix("let package = Package(name: \"p\")\n"))
        #expect(manifest.contains("let system = [\"UIKit\", "))
        #expect(!manifest.contains("/package") && !manifest.contains("plugins"))
        let clang = description.replacing("SwiftTarget", with: "ClangTarget")
        #expect(throws: ProjectError.self) { try SwiftPackage(description: Data(clang.utf8), of: unfold) }
        #expect(throws: ProjectError.self) { try SwiftPackage(description: Data("{}".utf8), of: unfold) }
    }

    @Test func mirrorsOfDifferentProjectsAreInDifferentFolders() {
        let (one, two) = (URL(fileURLWithPath: "/a/App.xcodeproj"), URL(fileURLWithPath: "/b/App.xcodeproj"))
        let environment = ["XDG_CACHE_HOME": "/cache"]
        let folder = CacheFolder.url(for: one, environment: environment)
        #expect(folder.path.hasPrefix("/cache/unfold/projects/App-"))
        #expect(folder == CacheFolder.url(for: one, environment: environment))
        #expect(folder != CacheFolder.url(for: two, environment: environment))
        let builds = CacheFolder.builds(with: URL(fileURLWithPath: "/unfold"), environment: environment)
        #expect(builds.path.hasPrefix("/cache/unfold/builds/unfold-"))
        #expect(CacheFolder.url(for: one, environment: ["XDG_CACHE_HOME": "relative"]).path.contains("/.cache/unfold"))
    }
}
