import Foundation
import ProjectReading
import SourceRewriting
import TemporaryFolder
import Testing
import Toolchain

/// Tests that the projects in `Tests/Projects` compile as they are, after rewriting. `script/projects` builds them and
/// runs their own tests.
@Suite struct SampleProjectTests {
    private let projects = Command.repository.appending(path: "Tests/Projects")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Rewrites and compiles a module, which other modules can import afterwards.
    ///
    /// - Throws: The diagnostics of the compiler.
    private func compile(_ sources: [URL], module: String) throws {
        let texts = try sources.map { (path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }
        let rewriting = SourceModule(name: module, sources: texts).rewriting()
        try #require(rewriting.problems.isEmpty, "\(rewriting.problems)")
        let output = MirrorFolder(folder.url.appending(path: module))
        for (source, text) in zip(texts, rewriting.texts) {
            try output.write(Data((text ?? source.text).utf8), to: URL(fileURLWithPath: source.path).lastPathComponent)
        }
        try output.write(Data(rewriting.moduleText.utf8), to: "ObjectiveCModule.swift")
        let files = try output.paths().map { output.url.appending(path: $0).path }
        let gtk = try Command("pkg-config", "--cflags-only-I", "gtk4").run().split(whereSeparator: \.isWhitespace)
        var command = Command("swiftc", "-swift-version", "5", "-enable-testing", "-parse-as-library", "-emit-module")
        command.arguments += ["-module-name", module, "-o", folder.url.appending(path: "\(module).swiftmodule").path]
        command.arguments += files + gtk.map(String.init) + ["-I", folder.url.path]
        let modules = ["Modules", "CGTKSurface.build", "CSwiftRuntime.build"].map { Command.build.appending(path: $0) }
        for folder in try modules + SystemModules.folders() { command.arguments += ["-I", folder.path] }
        try command.run()
        // A module is emitted without the bodies of functions.
        command.arguments.removeAll { $0 == "-emit-module" }
        try Command(command.arguments.filter { !$0.hasSuffix("\(module).swiftmodule") && $0 != "-o" } + ["-typecheck"])
            .run()
    }

    @Test func anAppWithAStoryboardCompilesWithItsTests() throws {
        let targets = try XcodeProject(projects.appending(path: "Planets/Planets.xcodeproj")).targets
        #expect(targets.map(\.module) == ["Planets", "PlanetsTests"])
        #expect(targets[0].info.contents["UIMainStoryboardFile"] as? String == "Main")
        #expect(
            targets[0].resources.map(\.place) == [
                "Base.lproj/Main.storyboard", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
            ]
        )
        for target in targets { try compile(target.sources, module: target.module) }
    }

    @Test func aPackageForIOSCompilesWithItsTests() throws {
        let package = projects.appending(path: "Rating")
        for folder in ["Sources/Rating", "Tests/RatingTests"] {
            let files = MirrorFolder(package.appending(path: folder))
            let sources = try files.paths().map { files.url.appending(path: $0) }
            try compile(sources, module: files.url.lastPathComponent)
        }
    }

    @Test func anErrorOfTheCompilerNamesTheOriginalLine() throws {
        let sample = folder.url.appending(path: "Sample.swift")
        try Data("import UIKit\nclass A: UIView {\n    @objc func f() { missing() }\n}\n".utf8).write(to: sample)
        let failure = #expect(throws: Command.Failure.self) { try compile([sample], module: "Sample") }
        #expect(failure?.output.contains(":3:22: error: cannot find 'missing'") == true, "\(failure?.output ?? "")")
    }
}
