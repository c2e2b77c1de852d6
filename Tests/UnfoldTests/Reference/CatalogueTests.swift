import Foundation
import Testing
import Toolchain

/// Tests that `docc` converts the documentation catalogs without diagnostics: no link is broken,
/// and nothing is left out.
@Suite struct CatalogueTests {
    private static let sources = Command.repository.appending(path: "Sources")

    /// Returns the modules that have a catalog.
    private static func modules() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .filter { FileManager.default.fileExists(atPath: sources.appending(path: "\($0)/\($0).docc").path) }
            .sorted()
    }

    /// Converts a catalog.
    ///
    /// - Throws: The diagnostics of `docc`.
    private func convert(_ catalogue: URL, symbols: URL) throws {
        let archive = symbols.appending(path: "Archive")
        var command = Command(Command.repository.appending(path: "script/docc").path, "convert", catalogue.path)
        command.arguments += ["--additional-symbol-graph-dir", symbols.path, "--output-path", archive.path]
        command.arguments += ["--analyze", "--warnings-as-errors"]
        try command.run()
        #expect(FileManager.default.fileExists(atPath: archive.appending(path: "documentation").path))
    }

    @Test(arguments: try! CatalogueTests.modules())
    func aCatalogueIsConvertedWithoutAWarning(module: String) throws {
        let catalogue = Self.sources.appending(path: "\(module)/\(module).docc")
        try SymbolGraph.withGraphs(of: [module]) { try convert(catalogue, symbols: $0) }
    }

    @Test func allCataloguesAreConverted() throws {
        let folders = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
        #expect(folders.filter { $0.hasSuffix(".docc") }.count == (try Self.modules().count))
        #expect(try Self.modules().count >= 5)
    }

    @Test(arguments: ["See ``LevelExpander/unfold(_:)``.", "See <doc:Nowhere>.", "![A row](row)"])
    func aBrokenLinkIsRefused(text: String) throws {
        try SymbolGraph.withGraphs(of: ["Expansion"]) { symbols in
            let catalogue = symbols.appending(path: "Expansion.docc")
            try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
            let page = "# ``Expansion``\n\nLevels of rows.\n\n## Overview\n\n\(text)\n"
            try page.write(to: catalogue.appending(path: "Expansion.md"), atomically: true, encoding: .utf8)
            #expect(throws: Command.Failure.self) { try convert(catalogue, symbols: symbols) }
        }
    }
}
