import Foundation
import Testing

/// Tests that the code of the README and of the documentation equals the code in this folder, where
/// it is compiled and run.
@Suite struct DocumentationTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func lines(of file: URL) throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the lines of each Swift code block in a page.
    private static func code(in page: URL) throws -> [[Substring]] {
        code(in: try lines(of: page))
    }

    /// Returns the lines of each Swift code block in the comments of a source.
    private static func codeOfComments(in source: URL) throws -> [[Substring]] {
        code(
            in: try lines(of: source).compactMap { line in
                let text = line.drop { $0 == " " }
                return text.hasPrefix("///") ? text.dropFirst(text.hasPrefix("/// ") ? 4 : 3) : nil
            }
        )
    }

    private static func code(in lines: [Substring]) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var isInside = false
        for line in lines {
            if isInside {
                if line == "```" { isInside = false } else { blocks[blocks.count - 1].append(line) }
            } else if line == "```swift" {
                isInside = true
                blocks.append([])
            }
        }
        return blocks
    }

    private static func pages() throws -> [URL] {
        try ["Unfold", "Expansion", "UIKitTesting"].flatMap { module in
            try FileManager.default.contentsOfDirectory(
                at: package.appendingPathComponent("Sources/\(module)/\(module).docc"),
                includingPropertiesForKeys: nil
            )
        }
        .filter { $0.pathExtension == "md" }
    }

    @Test func theArticlesShowTheCodeThatIsTested() throws {
        let sources = try SourceLines.ofDocumentation()
        let pages = try Self.pages()
        #expect(pages.count > 12)
        for page in pages {
            for block in try Self.code(in: page) {
                #expect(
                    sources.contains { $0.contains(block) },
                    "\(page.lastPathComponent): \(block.joined(separator: "\n"))"
                )
            }
        }
    }

    @Test(arguments: [("Unfold", 55), ("Expansion", 25), ("UIKitTesting", 80)])
    func theReferenceShowsCodeThatIsCompiled(module: String, count: Int) throws {
        let sources = try SourceLines.ofDocumentation()
        let folder = Self.package.appendingPathComponent("Sources/\(module)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        var blocks = 0
        for file in files.sorted() {
            for block in try Self.codeOfComments(in: folder.appendingPathComponent(file)) {
                blocks += 1
                #expect(
                    sources.contains { $0.contains(block) },
                    "\(module)/\(file): \(block.joined(separator: "\n"))"
                )
            }
        }
        #expect(blocks >= count)
    }

    @Test(arguments: [
        ("README.md", "ReadmeTextExample.swift"), ("README.md", "ReadmeOutlineExample.swift"),
        ("README.md", "ReadmeDiffableExample.swift"), ("docs/first-table.md", "ReadmeExample.swift"),
        ("docs/first-table.md", "ReadmeExampleTests.swift"),
    ])
    func theReadmeShowsTheCodeThatIsTested(page: String, file: String) throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent(page), encoding: .utf8)
        let code = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        #expect(readme.contains("```swift\n\(code)```"))
    }

    /// Every complaint has a test, and the article names only tests that exist.
    @Test func theComplaintsAreThoseThatAreTested() throws {
        let tests = try String(
            contentsOf: Self.folder.deletingLastPathComponent().appendingPathComponent("ComplaintTests.swift"),
            encoding: .utf8
        )
        let article = try String(
            contentsOf: Self.package.appendingPathComponent("Sources/Unfold/Unfold.docc/WhatCannotHappen.md"),
            encoding: .utf8
        )
        let tested = tests.matches(of: /func (\w+)\([^)]*\) throws/).map { String($0.output.1) }
        let named = article.matches(of: /Shown by `(\w+)`/).map { String($0.output.1) }
        #expect(Set(named) == Set(tested) && named.count == 17)
    }
}
