import SwiftParser
import SwiftSyntax

@testable import SourceRewriting

/// A module for tests, and its rewriting.
struct Sample {
    let texts: [String]
    let rewriting: Rewriting

    /// Creates a module of sources with the names `A.swift`, `B.swift` and so on.
    ///
    /// - Parameter below: The source of the module `Below`, which the module imports.
    init(_ texts: String..., addsImpliedImports: Bool = false, below: String? = nil) {
        self.init(texts, addsImpliedImports: addsImpliedImports, below: below)
    }

    init(_ texts: [String], addsImpliedImports: Bool = false, below: String? = nil) {
        self.texts = texts
        let sources = texts.enumerated().map { (path: Self.name(of: $0), text: $1) }
        rewriting = SourceModule(
            name: "App",
            sources: sources,
            addsImpliedImports: addsImpliedImports,
            below: below.map { [(module: "Below", sources: [(path: "Below.swift", text: $0)])] } ?? []
        ).rewriting()
    }

    private static func name(of number: Int) -> String { "\(Character(UnicodeScalar(UInt8(65 + number)))).swift" }

    /// The lines of a rewritten source that stand for those of the source.
    func head(_ number: Int = 0) -> String {
        let lines = (rewriting.texts[number] ?? texts[number]).split(separator: "\n", omittingEmptySubsequences: false)
        let count = texts[number].split(separator: "\n", omittingEmptySubsequences: false).count
        // After the last line break stands the tail.
        guard texts[number].hasSuffix("\n") else { return lines.prefix(count).joined(separator: "\n") }
        return lines.prefix(count - 1).map { $0 + "\n" }.joined()
    }

    /// The lines after them.
    func tail(_ number: Int = 0) -> String { String((rewriting.texts[number] ?? "").dropFirst(head(number).count)) }

    /// The messages as the compiler prints them.
    var problems: [String] { rewriting.problems.map(\.description) }

    /// Whether the parser accepts all rewritten sources.
    var isWellFormed: Bool {
        let texts = rewriting.texts.compactMap(\.self) + [rewriting.moduleText]
        return texts.allSatisfy { !Parser.parse(source: $0).hasError }
    }
}
