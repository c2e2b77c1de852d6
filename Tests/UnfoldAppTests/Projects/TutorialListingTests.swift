import Foundation
import Testing
import Toolchain

/// Tests that the listings of tutorials compile as they are printed. The repository doesn't contain the tutorials,
/// which are by others: `UNFOLD_TUTORIALS` names a folder with their texts.
@Suite(.enabled(if: Tutorials.folder != nil)) struct TutorialListingTests {
    private let compiler: ModuleCompiler

    init() throws { compiler = try ModuleCompiler() }

    /// Compiles listings together with sources that have what they leave out.
    private func compile(_ listings: [String], with files: String..., module: String) throws {
        let folder = Command.repository.appending(path: "Tests/UnfoldAppTests/Projects/Listings")
        let others = try files.map { name in
            (path: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
        // A listing may begin after the imports of its file.
        let printed = listings.enumerated().map { index, text in
            (path: "Listing\(index).swift", text: text.contains("import ") ? text : "import UIKit\n" + text)
        }
        try compiler.compile(printed + others, module: module)
    }

    @Test func aCellThatChangesItsHeightCompiles() throws {
        let listings = try Tutorials.types(in: "001_")
        try #require(listings.count == 2)
        try compile(listings, with: "Constraining.swift", module: "Heights")
    }

    @Test func rowsOfVariableHeightsCompile() throws {
        let listings = try Tutorials.types(in: "003_")
        try #require(listings.count == 4)
        try compile([listings[0]], with: "VariableController.swift", "VariableCell.swift", module: "Rows")
    }

    @Test func rowsThatExpandCompile() throws {
        let listings = try Tutorials.types(in: "003_")
        try #require(listings.count == 4)
        let files = Array(listings[1...])
        try compile(files, with: "ExpandingController.swift", "VariableCell.swift", module: "Expanding")
    }
}

/// The texts of tutorials.
enum Tutorials {
    static let folder = ProcessInfo.processInfo.environment["UNFOLD_TUTORIALS"].map { URL(filePath: $0) }

    /// Returns the Swift listings of a text that are whole types or extensions.
    static func types(in prefix: String) throws -> [String] {
        let folder = try #require(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let name = try #require(names.first { $0.hasPrefix(prefix) })
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return listings(in: text).filter { listing in
            let lines = listing.split(separator: "\n").drop { line in
                line.hasPrefix("//") || line.hasPrefix("import ") || line.allSatisfy(\.isWhitespace)
            }
            return ["class ", "extension ", "struct "].contains { lines.first?.hasPrefix($0) == true }
        }
    }

    /// The listings between lines of three backquotes, without the indentation of these.
    private static func listings(in text: String) -> [String] {
        var listings: [String] = []
        var current: (indentation: Int, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            guard content.hasPrefix("```") else {
                current?.lines.append(line)
                continue
            }
            if let (indentation, lines) = current {
                listings.append(lines.map { "\($0.dropFirst(indentation))\n" }.joined())
                current = nil
            } else if content == "```swift" {
                current = (line.count - content.count, [])
            }
        }
        return listings
    }
}
