extension FormatName {
    package static let gitLog = FormatName(ofFormat: "git-log")
}

/// The output of `git log`, with or without `--stat`, `--patch` or colors. Each commit is a row.
struct GitLogFormat: DocumentFormat {
    static let name = FormatName.gitLog
    static let title = "`git log`"
    static let rowNoun = RowNoun("commit")
    static let example = """
        commit 0123456789abcdef
        Author: Ann <a@b>
        Date:   Tue Mar 12 10:00:00 2024 +0100

            Subject

            Body

        commit fedcba9876543210
        Author: Bob <b@c>

            Other

        """
    static let highestConfidence = FormatConfidence.proven
    static let hasNestedRows = true
    static let keysAreTexts = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let lines = sample.lines
        guard let first = lines.first, first.withUnsafeBytes(CommitLine.matches) else { return .none }
        let hasHeader = lines.dropFirst().prefix(4).contains { line in
            line.starts(with: "Author:".utf8) || line.starts(with: "tree ".utf8)
        }
        return hasHeader ? .proven : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasLine { $0.withUnsafeBytes(CommitLine.matches) }
    }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
    }

    var scanner: CommitScanner { CommitScanner(newline: newline, start: start) }

    func renderer(after scanner: CommitScanner) -> CommitRenderer { CommitRenderer() }
}

/// A row begins with a line `commit` and a hash.
struct CommitScanner: LineGroupScanner {
    static let endsAtBlankLine = false

    var state: LineGroupState

    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool { CommitLine.matches(line.head) }
}
