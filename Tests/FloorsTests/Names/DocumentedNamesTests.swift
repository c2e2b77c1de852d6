import Foundation
import Testing
import Toolchain

/// Tests that the documents about the sources name only what the repository contains.
@Suite struct DocumentedNamesTests {
    private static let repository = Result { try Repository() }

    @Test func eachNameExists() throws {
        let repository = try Self.repository.get()
        let documents = repository.paths.filter { path in
            path.hasPrefix("docs/") && path.hasSuffix(".md") || path == "CONTRIBUTING.md"
                || path.split(separator: "/").last == "README.md"
        }
        #expect(documents.count > 10)
        for document in documents.sorted() {
            let text = try String(contentsOf: Command.repository.appending(path: document), encoding: .utf8)
            for name in Self.unknown(in: text, of: document, repository) { Issue.record("\(document) names \(name)") }
        }
    }

    @Test func eachModuleHasAReadme() throws {
        let paths = try Self.repository.get().paths
        let modules = Set(
            paths.filter { $0.hasPrefix("Sources/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".c")) }
                .map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
        )
        for module in modules.sorted() where !paths.contains("\(module)/README.md") {
            Issue.record("\(module) has no README")
        }
    }

    @Test func namesInSpansAndLinksAreFound() {
        let text = """
            `RowPlan` computes `Row.height(at:)` with `UNFOLD_LAWS=9 make test`, as [the page](../rows.md#heights) says.
            ```swift
            let `class` = NoName()
            ```
            `unfold --follow-end FILE` reads `Rows/Row.swift`, and `grep --color` the JSON. A Word is no name.
            """
        #expect(
            DocumentedName.names(in: text) == [
                .word("RowPlan"), .word("Row"), .word("height"), .word("UNFOLD_LAWS"), .target("test"),
                .link("../rows.md"), .option("--follow-end"), .path("Rows/Row.swift"),
            ]
        )
    }

    @Test(
        arguments: [
            ("`RowPlan`", []), ("`RowPlam`", ["RowPlam"]), ("`RowPlan.count(of:)`", []),
            ("`RowPlan.number(of:)`", ["number"]), ("`Rows/RowPlan.swift`", []),
            ("`Rows/RowPlans.swift`", ["Rows/RowPlans.swift"]), ("`Sources/Rows`", []),
            ("`Sources/Row`", ["Sources/Row"]), ("`true/false`", []), ("`make test`", []), ("`make tests`", ["tests"]),
            ("`unfold --follow-end`", []), ("`unfold --follows`", ["--follows"]), ("`script/setup --quick`", []),
            ("[rows](../Sources/Rows)", []), ("[rows](Sources/Rows)", ["Sources/Rows"]),
            ("[rows](https://rows.org/RowPlam)", []),
        ]
    ) func aWrongNameIsFound(text: String, unknown: [String]) {
        let files = [
            "Makefile": "test: ## Run tests\n",
            "Sources/Rows/RowPlan.swift": "struct RowPlan { func count(of: Int) {} }",
            "Sources/Rows/Options.swift": "@Flag var followEnd = false", "script/setup": "case $1 in --quick) ;; esac",
        ]
        let repository = Repository(files: files.keys.sorted()) { Data((files[$0] ?? "").utf8) }
        #expect(Self.unknown(in: text, of: "docs/rows.md", repository) == unknown)
    }

    /// Returns the names in a document that the repository lacks.
    private static func unknown(in text: String, of document: String, _ repository: Repository) -> [String] {
        let folder = document.split(separator: "/").dropLast().joined(separator: "/")
        return DocumentedName.names(in: text).filter { !repository.contains($0, in: folder) }.map(\.text).sorted()
    }
}

extension DocumentedName {
    fileprivate var text: String {
        switch self {
        case .path(let text), .link(let text), .word(let text), .option(let text), .target(let text): text
        }
    }
}
