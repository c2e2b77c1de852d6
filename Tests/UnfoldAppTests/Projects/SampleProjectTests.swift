import Foundation
import ProjectReading
import TemporaryFolder
import Testing
import Toolchain

/// Tests that the projects in `Tests/Projects` compile as they are, after rewriting. `script/projects` builds them and
/// runs their own tests.
@Suite struct SampleProjectTests {
    private let projects = Command.repository.appending(path: "Tests/Projects")
    private let compiler: ModuleCompiler

    init() throws { compiler = try ModuleCompiler() }

    private func targets(_ name: String) throws -> [AppTarget] {
        try XcodeProject(projects.appending(path: "\(name)/\(name).xcodeproj")).targets
    }

    @Test func anAppWithAStoryboardCompilesWithItsTests() throws {
        let targets = try targets("Planets")
        #expect(targets.map(\.module.text) == ["Planets", "PlanetsTests"])
        #expect(targets[0].info.contents["UIMainStoryboardFile"] as? String == "Main")
        #expect(
            targets[0].resources.map(\.place) == [
                "Base.lproj/Main.storyboard", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
            ]
        )
        for target in targets { try compiler.compile(target.sources, module: target.module.text) }
    }

    @Test func anAppWithNibsAndCatalogsCompilesWithItsTests() throws {
        let targets = try targets("Herbs")
        #expect(
            targets[0].resources.map(\.place).sorted() == [
                "Assets.xcassets", "HerbCell.xib", "HerbsViewController.xib", "Localizable.xcstrings",
            ]
        )
        for target in targets { try compiler.compile(target.sources, module: target.module.text) }
    }

    @Test func anAppWithScenesCompilesWithItsTests() throws {
        let targets = try targets("Trips")
        let manifest = targets[0].info.contents["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"]
        #expect(scenes?.compactMap { $0["UISceneDelegateClassName"] } == ["Trips.SceneDelegate"])
        #expect(targets[0].resources == [])
        for target in targets { try compiler.compile(target.sources, module: target.module.text) }
    }

    @Test func anAppWithObjectiveCIsRefused() throws {
        let refusal = projects.appending(path: "Mixed/refusal.txt")
        let text = try String(contentsOf: refusal, encoding: .utf8).trimmingCharacters(in: .newlines)
        let error = #expect(throws: ProjectError.self) { try targets("Mixed") }
        #expect(error?.description.hasSuffix("/\(text)") == true, "\(error?.description ?? "")")
    }

    @Test func aPackageForIOSCompilesWithItsTests() throws {
        try compile(["Sources/Rating": "Rating", "Tests/RatingTests": "RatingTests"], of: "Rating")
    }

    /// Its extensions override each other, and its tests import only XCTest.
    @Test func anOldPackageCompilesWithItsTests() throws {
        try compile(["Source": "Shelves", "Tests": "ShelvesTests"], of: "Shelves")
    }

    @Test func aLibraryForSeveralSystemsCompilesWithItsDemoAndTests() throws {
        let url = projects.appending(path: "Compass/Compass.xcodeproj")
        let project = try XcodeProject(url)
        let choice = try TargetChoice(project.targets, project.omitted, app: nil, withTests: true, of: url)
        #expect(choice.targets.map(\.name) == ["Compass-iOS", "Demo", "CompassTests"])
        #expect(choice.targets[1].dependencies == ["Compass-iOS"])
        #expect(choice.notes.count == 3, "\(choice.notes)")
        for target in choice.targets { try compiler.compile(target.sources, module: target.module.text) }
    }

    private func compile(_ folders: KeyValuePairs<String, String>, of project: String) throws {
        for (folder, module) in folders {
            let files = FileTree(projects.appending(path: "\(project)/\(folder)"))
            let sources = try files.paths().filter { !$0.hasPrefix("Mac/") }.map { files.url.appending(path: $0) }
            try compiler.compile(sources, module: module)
        }
    }

    /// The package that uses the plugin, whose sources compile in the same way.
    @Test func aPackageWithThePluginCompilesWithItsTests() throws {
        let package = Command.repository.appending(path: "Tests/PluginPackage")
        for folder in ["Sources/Counter", "Tests/CounterTests"] {
            let files = FileTree(package.appending(path: folder))
            let sources = try files.paths().map { files.url.appending(path: $0) }
            try compiler.compile(sources, module: files.url.lastPathComponent)
        }
    }

    @Test func anErrorOfTheCompilerNamesTheOriginalLine() throws {
        let sample = compiler.folder.url.appending(path: "Sample.swift")
        try Data("import UIKit\nclass A: UIView {\n    @objc func f() { missing() }\n}\n".utf8).write(to: sample)
        let failure = #expect(throws: Command.Failure.self) { try compiler.compile([sample], module: "Sample") }
        #expect(failure?.output.contains(":3:22: error: cannot find 'missing'") == true, "\(failure?.output ?? "")")
    }
}
