import Foundation
import Testing
import Toolchain

/// Tests that the code of the tutorials compiles after every step, and that its final version
/// equals the tested code in the folder `Documentation`.
@Suite struct TutorialCodeTests {
    private let tutorials: [TutorialCode]

    init() throws { tutorials = try TutorialCode.all() }

    /// Type-checks a source together with the cell of the README, which some tutorials begin with.
    ///
    /// - Throws: The diagnostics of the compiler.
    private func compile(_ source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-steps-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Steps.swift")
        try "import UIKit\nimport Unfold\n\(source)".write(to: file, atomically: true, encoding: .utf8)
        let readme = Command.repository.appending(path: "Tests/UnfoldTests/Documentation/ReadmeExample.swift")
        let gtk = try Command("pkg-config", "--cflags-only-I", "gtk4").run().split(whereSeparator: \.isWhitespace)
        var command = Command("swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors")
        command.arguments += ["-module-name", "Steps", file.path, readme.path] + gtk.map(String.init)
        let modules = ["Modules", "CGTKSurface.build", "CSwiftRuntime.build"].map { Command.build.appending(path: $0) }
        for folder in try modules + SystemModules.folders() {
            command.arguments += ["-I", folder.path]
        }
        try command.run()
    }

    @Test func everyStepCompiles() throws {
        let states = tutorials.flatMap { $0.states() }
        #expect(tutorials.count == 9 && states.count > 50)
        try compile(states.joined(separator: "\n"))
    }

    @Test func aStepThatDoesNotCompileIsFound() throws {
        var tutorial = try #require(tutorials.first { $0.title == "ThreeSizes" })
        let last = tutorial.steps.count - 1
        tutorial.steps[last].text = tutorial.steps[last].text.replacing("indicator = .none", with: "indicator = .arrow")
        let failure = #expect(throws: Command.Failure.self) { try compile(tutorial.states().joined(separator: "\n")) }
        #expect(failure?.output.contains("\(tutorial.steps[last].file):11:") == true, "\(failure?.output ?? "")")
    }

    /// Each step removes at most two lines of the previous one, and adds some.
    @Test func stepsGrow() {
        for versions in tutorials.flatMap(\.versions) {
            for (before, after) in zip(versions, versions.dropFirst()) {
                let change = after.declarations.difference(from: before.declarations)
                #expect(change.removals.count <= 2 && change.insertions.count > 0, "\(after.file)")
            }
        }
    }

    @Test func theLastVersionOfAFileIsTheCodeThatIsTested() throws {
        let sources = try SourceLines.ofDocumentation()
        for last in tutorials.flatMap(\.versions).compactMap(\.last) {
            #expect(sources.contains { $0.contains(last.declarations) }, "\(last.file)")
        }
    }

    /// The files are shown in order: their numbers count the steps.
    @Test func everyFileIsShownOnce() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: TutorialCode.resources.path)
        let code = files.filter { $0.hasSuffix(".swift") }.sorted()
        #expect(tutorials.flatMap { $0.steps.map(\.file) }.sorted() == code)
        for tutorial in tutorials {
            for (index, step) in tutorial.steps.enumerated() {
                let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
                #expect(step.file == "\(tutorial.title)-\(number)-\(step.name)")
            }
        }
    }
}
