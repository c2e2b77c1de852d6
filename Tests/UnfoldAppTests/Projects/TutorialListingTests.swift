import Foundation
import ProjectReading
import TemporaryFolder
import Testing
import Toolchain

/// Tests `script/tutorials`, which puts the listings of tutorials into the project in `Tests/Tutorials`.
@Suite struct TutorialListingTests {
    private let folder: TemporaryFolder
    private let texts: FileTree
    private let project: FileTree

    init() throws {
        folder = try TemporaryFolder()
        texts = FileTree(folder.url.appending(path: "texts"))
        project = FileTree(folder.url.appending(path: "project"))
    }

    private func writeProject(with texts: URL) throws {
        let script = Command.repository.appending(path: "script/tutorials").path
        try Command(script, texts.path, "write", project.url.path).run()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: project.url.appending(path: path), encoding: .utf8)
    }

    /// Writes texts of ours, whose listings are one line each, with the name of the text and a number.
    private func writeTexts() throws {
        func fenced(_ text: String, _ count: Int) -> String {
            (1...count).map { "A listing:\n\n```swift\nlet listing\(text)_\($0) = 0\n```\n\n" }.joined()
        }
        let indented = (1...5).map { "A listing:\n\n    let listing004_\($0) = 0\n\nIts end.\n" }.joined()
        for (name, text) in [("001", fenced("001", 2)), ("003", fenced("003", 5)), ("004", indented)] {
            try texts.write(Data(text.utf8), to: "\(name)_text.txt")
        }
    }

    @Test func listingsAreInThePlacesThatTheProjectHasForThem() throws {
        try writeTexts()
        try writeProject(with: texts.url)
        #expect(try text("ThreeSizes/Listings.swift").hasSuffix("\n\nlet listing001_1 = 0\nlet listing001_2 = 0\n"))
        #expect(try text("WholeMessages/Listing.swift").hasSuffix("\n\nlet listing003_1 = 0\n"))
        #expect(try text("MainAndDetail/ExpandableTableViewCell.swift").contains("\nlet listing004_1 = 0\n}\n"))
        for path in try project.paths() where path.hasSuffix(".swift") {
            #expect(try !text(path).contains("@listing"), "\(path)")
        }
    }

    @Test func aListingInAListLosesTheIndentationOfItsFences() throws {
        try writeTexts()
        let listing = "- A listing:\n\n    ```swift\n    struct A {\n        let a = \"`\"\n\n    }\n    ```\n"
        try texts.write(Data((listing + listing).utf8), to: "001_text.txt")
        try writeProject(with: texts.url)
        let printed = "struct A {\n    let a = \"`\"\n\n}\n"
        #expect(try text("ThreeSizes/Listings.swift").hasSuffix("\n\n" + printed + printed))
    }

    @Test func anIndentedListingGoesOnAfterAnEmptyLine() throws {
        try writeTexts()
        let listing = "Text\n    that goes on:\n\n    struct A {\n\n        let a = 1\n    }\n\n- and ends.\n\n"
        try texts.write(Data(String(repeating: listing, count: 5).utf8), to: "004_text.txt")
        try writeProject(with: texts.url)
        let cell = try text("MainAndDetail/ExpandableTableViewCell.swift")
        #expect(cell.contains("\nstruct A {\n\n    let a = 1\n}\n}\n"))
    }

    @Test func aTextOrAListingThatIsMissingIsNamed() throws {
        try writeTexts()
        try texts.write(Data("```\nlet a = 0\n```\n".utf8), to: "001_text.txt")
        var failure = #expect(throws: Command.Failure.self) { try writeProject(with: texts.url) }
        #expect(failure?.output.contains("001_text.txt has no listing 2") == true, "\(failure?.output ?? "")")
        try FileManager.default.removeItem(at: texts.url.appending(path: "001_text.txt"))
        failure = #expect(throws: Command.Failure.self) { try writeProject(with: texts.url) }
        #expect(failure?.output.contains("has no text 001_") == true, "\(failure?.output ?? "")")
    }

    @Test func aFolderWithSomethingElseIsKept() throws {
        try writeTexts()
        try project.write(Data(), to: "letter.txt")
        let failure = #expect(throws: Command.Failure.self) { try writeProject(with: texts.url) }
        #expect(failure?.output.contains("has something else") == true)
        #expect(try project.paths() == ["letter.txt"])
    }

    @Test func theProjectHasAModuleForEachTable() throws {
        try writeTexts()
        try writeProject(with: texts.url)
        let targets = try XcodeProject(project.url.appending(path: "AsPrinted.xcodeproj")).targets
        let modules = ["CleanGallery", "MainAndDetail", "Messages", "ThreeSizes", "WholeMessages"]
        #expect(targets.map(\.module.text) == ["AsPrinted"] + modules + ["AsPrintedTests"])
        #expect(targets[0].dependencies == modules)
        #expect(
            targets[0].resources.map(\.place) == [
                "Assets.xcassets", "MainAndDetail.storyboard", "Messages.storyboard", "WholeMessages.storyboard",
            ]
        )
        let gallery = Command.repository.appending(path: "Sources/Gallery/Example.swift")
        #expect(targets[1].sources.map(\.path).contains(gallery.path))
    }

    /// The repository doesn't contain the tutorials, which are by others.
    @Test(.enabled(if: TutorialListingTests.tutorials != nil))
    func theListingsOfTutorialsCompileAsTheyArePrinted() throws {
        try writeProject(with: #require(Self.tutorials))
        let targets = try XcodeProject(project.url.appending(path: "AsPrinted.xcodeproj")).targets
        let compiler = try ModuleCompiler()
        for target in targets.filter({ $0.kind == .library }) + targets.filter({ $0.kind != .library }) {
            try compiler.compile(target.sources, module: target.module.text)
        }
    }

    private static let tutorials = ProcessInfo.processInfo.environment["UNFOLD_TUTORIALS"].map { URL(filePath: $0) }
}
