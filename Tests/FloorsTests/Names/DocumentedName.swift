import Foundation

/// A name in a document about the sources, which the repository has to contain.
enum DocumentedName: Hashable {
    /// A file or a folder.
    case path(String)
    /// A file or a folder that a link leads to, relative to the folder of the document.
    case link(String)
    /// A type, a member, or another word of the sources.
    case word(String)
    /// An option of one of the programs, such as `--follow`.
    case option(String)
    /// A target of the Makefile.
    case target(String)

    /// Returns the names in the code spans and links of a document. Blocks of code are left out: other tests compile
    /// them.
    static func names(in document: String) -> Set<DocumentedName> {
        let prose = document.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        var names: Set<DocumentedName> = []
        for text in prose {
            for match in text.matches(of: /`([^`\n]+)`/) { names.formUnion(Self.names(inSpan: String(match.1))) }
            for match in text.matches(of: /\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/) { names.insert(.link(String(match.1))) }
        }
        return names
    }

    /// Words that stand for any name.
    private static let placeholders: Set = ["NAME", "FILE", "FOLDER", "STEP"]

    private static func words(in span: String) -> [String] {
        span.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    private static func names(inSpan span: String) -> Set<DocumentedName> {
        if span.contains("/"), span.wholeMatch(of: /[\w.+\-]+(\/[\w.+\-]+)*\/?/) != nil {
            // Builds, and what is outside of the repository, are no part of it.
            let isPart = placeholders.isDisjoint(with: words(in: span)) && !span.contains("/.") && !span.hasPrefix("..")
            return isPart ? [.path(span.hasSuffix("/") ? String(span.dropLast()) : span)] : []
        }
        var names = Set(words(in: span).filter(isName).map(DocumentedName.word))
        // Members of types, and functions.
        for match in span.matches(of: /[\w)\]]\.([a-z]\w*)|(?:^|\W)([a-z]\w*)\(/) {
            names.insert(.word(String(match.1 ?? match.2 ?? "")))
        }
        let command = span.split(separator: " ").filter { !$0.contains(/^[A-Z_]+=/) }
        if command.first == "make" {
            for target in command.dropFirst().prefix(1) where !target.contains("=") {
                names.insert(.target(String(target)))
            }
        }
        let program = command.first ?? ""
        let isOurs = ["unfold", "script/", "objc-sources", "-"].contains { program.hasPrefix($0) }
        if isOurs || command.starts(with: ["swift", "run"]) {
            for match in span.matches(of: /(?:^|\s)(--[a-z][a-z\-]*)/) { names.insert(.option(String(match.1))) }
        }
        return names
    }

    /// Whether a word is one of the sources, and not of a sentence or of another program: `RowIndex`, `rowIndex` and
    /// `UNFOLD_LAWS`, but neither `JSON` nor `tail`.
    private static func isName(_ word: String) -> Bool {
        if word.first?.isNumber == true { return false }
        let rest = word.dropFirst()
        let hasSmall = word.contains { $0.isLowercase }
        if word.first?.isUppercase == true, rest.first?.isLowercase == true { return true }
        return hasSmall && rest.contains { $0.isUppercase } || word.count > 3 && rest.dropLast().contains("_")
    }
}
