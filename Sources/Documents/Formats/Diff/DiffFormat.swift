extension FormatName {
    package static let diff = FormatName(ofFormat: "diff")
}

/// A difference between files: in the unified form, as of `git diff` and `diff -u`, with context, as of `diff -c`, or
/// as `diff` writes it by default. The part of each file is a row, or each change if no file is named.
struct DiffFormat: DocumentFormat {
    static let name = FormatName.diff
    static let title = "a diff"
    static let rowNoun = RowNoun("file")
    static let keysAreTexts = true
    static let fileExtensions: Set = ["diff", "patch"]
    static let example = """
        diff --git a/one.txt b/one.txt
        index 0123456..789abcd 100644
        --- a/one.txt
        +++ b/one.txt
        @@ -1,2 +1,2 @@
         same
        -old
        +new
        diff --git a/two.txt b/two.txt
        new file mode 100644
        --- /dev/null
        +++ b/two.txt
        @@ -0,0 +1 @@
        +all

        """
    static let highestConfidence = FormatConfidence(rawValue: 0.9)

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let lines = sample.lines.prefix(60)
        if hasContextOrCommands(lines) { return .begun }
        let names = lines.indices.contains { index in
            index + 1 < lines.endIndex && lines[index].starts(with: "--- ".utf8)
                && lines[index + 1].starts(with: "+++ ".utf8)
        }
        guard names, lines.contains(where: { $0.starts(with: "@@ -".utf8) }) else {
            let isGit = lines.first?.withUnsafeBytes(DiffLine.withoutColors).starts(with: "diff --".utf8) == true
            return isGit && lines.count > 1 ? highestConfidence : .none
        }
        // The messages of `git format-patch` come before the difference.
        return .begun
    }

    /// Whether lines begin as a difference of another form than the unified one does.
    private static func hasContextOrCommands(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        let isContext =
            lines.count > 2 && lines[0].starts(with: "*** ".utf8) && lines[1].starts(with: "--- ".utf8)
            && lines[2].starts(with: "***************".utf8)
        let isCommand =
            lines.count > 1 && DiffLine.isCommand(lines[0])
            && (lines[1].starts(with: "< ".utf8) || lines[1].starts(with: "> ".utf8))
        return isContext || isCommand
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasLine { line in
            line.withUnsafeBytes { bytes in
                let line = DiffLine.withoutColors(bytes)
                return DiffLine.isCommand(line)
                    || ["diff ", "--- ", "+++ ", "@@ -", "*** "].contains { line.starts(with: $0.utf8) }
            }
        }
    }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
    }

    var scanner: DiffScanner { DiffScanner(newline: newline, start: start) }

    func renderer(after scanner: DiffScanner) -> DiffRenderer { DiffRenderer() }
}

/// A row begins with a line `diff`, or with the names of the files if there is no such line. Without names, each change
/// is a row.
struct DiffScanner: LineGroupScanner {
    static let endsAtBlankLine = false

    var state: LineGroupState

    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool {
        DiffLine.beginsFile(line.head) || line.number > group.line + 1 && DiffLine.namesOldFile(line.head)
            || DiffLine.isCommand(line.head)
    }
}
