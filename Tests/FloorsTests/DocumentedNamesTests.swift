import Foundation
import Testing
import Toolchain

/// Tests that the documents about the sources name only what the sources contain.
@Suite struct DocumentedNamesTests {
    private static let documents = ["docs/architecture.md", "CONTRIBUTING.md"]
    private static let sources = Result {
        try words(ofFilesIn: ["Sources", "Tests", "Benchmarks", "Examples", "script"])
    }

    @Test(arguments: documents) func eachNameOfATypeIsInTheSources(document: String) throws {
        let known = try Self.sources.get()
        let text = try String(contentsOf: Command.repository.appending(path: document), encoding: .utf8)
        let names = Self.names(in: text)
        #expect(names.count > 10)
        for name in names.subtracting(known).sorted() {
            Issue.record("\(document) names \(name), which is in no source")
        }
    }

    @Test func namesOfTypesAreFound() {
        let text = """
            `RowPlan` computes `Row.height(at:)`, and `make` runs it in `Tests/RowTests`.
            ```swift
            let `class` = NoName()
            ```
            A Word is no name.
            """
        #expect(Self.names(in: text) == ["RowPlan", "Row", "RowTests", "Tests"])
    }

    /// Returns the words in code spans that begin with a capital letter and go on with a small one, as types do.
    private static func names(in text: String) -> Set<String> {
        let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let spans = prose.flatMap { $0.matches(of: /`([^`\n]+)`/).map(\.1) }
        return Set(spans.flatMap { $0.matches(of: /\b[A-Z][a-z]\w*/).map { String($0.0) } })
    }

    /// Returns the words of the files in folders, and those of their paths.
    private static func words(ofFilesIn folders: [String]) throws -> Set<String> {
        var words: Set<Substring> = []
        let files = try Command(["git", "-C", Command.repository.path, "ls-files", "-z"] + folders).run()
        for path in files.split(separator: "\0") {
            words.formUnion(path.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            guard path.hasSuffix(".swift") || path.hasSuffix(".c") || path.hasSuffix(".h") else { continue }
            let file = Command.repository.appending(path: String(path))
            guard let data = try? Data(contentsOf: file) else { continue }
            let isWord = { (byte: UInt8) in
                byte == 0x5F || UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
                    || UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
            }
            for word in data.split(whereSeparator: { !isWord($0) }) where word.first.map({ $0 < 0x60 }) == true {
                words.insert(Substring(decoding: word, as: UTF8.self))
            }
        }
        return Set(words.map(String.init))
    }
}
