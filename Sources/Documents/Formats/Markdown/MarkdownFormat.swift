extension FormatName {
    package static let markdown = FormatName(ofFormat: "markdown")
}

/// Text in Markdown. Each block, which blank lines end, is a row, and so is each heading.
struct MarkdownFormat: DocumentFormat {
    static let name = FormatName.markdown
    static let title = "Markdown"
    static let rowNoun = RowNoun("block")
    static let fileExtensions: Set = ["md", "markdown", "mdown", "mkd"]
    static let example = """
        # Title

        A *text* with `code`, a [link](https://example.org) and **more**.

        ## Part

        - one
        - two

        """
    static let highestConfidence = FormatConfidence(rawValue: 0.2)

    /// A text is Markdown by its name, or if it begins with a heading and has others.
    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let isNamed = fileExtensions.contains(sample.fileExtension)
        let lines = sample.lines
        let headings = lines.count { MarkdownLine.headingLevel($0) > 0 }
        let begins = lines.first.map { MarkdownLine.headingLevel($0) == 1 } ?? false
        return isNamed || begins && headings > 1 ? highestConfidence : .none
    }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
    }

    var scanner: MarkdownScanner { MarkdownScanner(newline: newline, start: start) }

    func renderer(after scanner: MarkdownScanner) -> MarkdownRenderer { MarkdownRenderer() }
}

/// A row begins after a blank line, or with a heading.
struct MarkdownScanner: LineGroupScanner {
    static let longestGroup = ParagraphScanner.longestGroup
    static let endsAtBlankLine = true

    var state: LineGroupState

    static func begins(_ line: LineCursor.Line, after group: RowSpan) -> Bool {
        group.range.count > longestGroup || MarkdownLine.headingLevel(line.head) > 1
    }
}

enum MarkdownLine {
    /// Returns the level of a heading, from 1 to 6; 0 for another line.
    static func headingLevel(_ line: some Collection<UInt8>) -> Int {
        let marks = line.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marks) else { return 0 }
        let next = line.dropFirst(marks).first
        return next == 0x20 || next == 0x09 ? marks : 0
    }
}
