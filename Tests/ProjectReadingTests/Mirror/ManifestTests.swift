import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct ManifestTests {
    private let unfold = URL(fileURLWithPath: "/un\"fold")

    @Test func theManifestBuildsTheTargets() throws {
        var app = AppTarget(name: "My App", module: try #require(ModuleName("My_App")), kind: .application)
        app.conditions = ["DEBUG"]
        app.products = [
            .init(name: "Far", source: .repository(url: "https://example.com/Far.git", requirement: "from: \"1.0.0\"")),
            .init(
                name: "Unfold",
                source: .repository(url: "https://example.com/unfold", requirement: "branch: \"main\"")
            ),
        ]
        var tests = AppTarget(name: "AppTests", module: try #require(ModuleName("AppTests")), kind: .tests)
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
}
