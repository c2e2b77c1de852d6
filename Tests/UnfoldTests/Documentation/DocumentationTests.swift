import Foundation
import Testing

/// The code of the README and of the documentation is that of this folder, where it is compiled and run.
@Suite struct DocumentationTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func lines(of file: URL) throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The lines of each block of Swift code in a page.
    private static func code(in page: URL) throws -> [[Substring]] {
        code(in: try lines(of: page))
    }

    /// The lines of each block of Swift code in the comments of a source.
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

    /// Whether lines stand in a text one after the other, each as much further in as the first one.
    private static func contains(_ text: [Substring], _ lines: [Substring]) -> Bool {
        guard let first = lines.first, lines.count <= text.count else { return false }
        return (0...text.count - lines.count).contains { start in
            guard text[start].hasSuffix(first) else { return false }
            let indent = text[start].dropLast(first.count)
            guard indent.allSatisfy({ $0 == " " }) else { return false }
            return zip(text[start...], lines).allSatisfy { $1.isEmpty ? $0.isEmpty : $0 == indent + $1 }
        }
    }

    private static func sources() throws -> [[Substring]] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { try lines(of: $0) }
    }

    private static func pages() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: package.appendingPathComponent("Sources/Unfold/Unfold.docc"),
            includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "md" }
    }

    @Test func theArticlesShowTheCodeThatIsTested() throws {
        let sources = try Self.sources()
        let pages = try Self.pages()
        #expect(pages.count > 10)
        for page in pages {
            for block in try Self.code(in: page) {
                #expect(
                    sources.contains { Self.contains($0, block) },
                    "\(page.lastPathComponent): \(block.joined(separator: "\n"))"
                )
            }
        }
    }

    @Test(arguments: [("Unfold", 55), ("Expansion", 25), ("UIKitTesting", 80)])
    func theReferenceShowsCodeThatIsCompiled(module: String, count: Int) throws {
        let sources = try Self.sources()
        let folder = Self.package.appendingPathComponent("Sources/\(module)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        var blocks = 0
        for file in files.sorted() {
            for block in try Self.codeOfComments(in: folder.appendingPathComponent(file)) {
                blocks += 1
                #expect(
                    sources.contains { Self.contains($0, block) },
                    "\(module)/\(file): \(block.joined(separator: "\n"))"
                )
            }
        }
        #expect(blocks >= count)
    }

    @Test(arguments: ["ReadmeExample.swift", "ReadmeExampleTests.swift"])
    func theReadmeShowsTheCodeThatIsTested(file: String) throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
        let code = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        #expect(readme.contains("```swift\n\(code)```"))
    }

    /// Every complaint has a test, and the article names no test that is not there.
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
