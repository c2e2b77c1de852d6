/// The shape of a text, told by its first lines: prose, lines, or lines that are an outline by their indentation.
///
/// Prose is what wraps: lines of words with single blanks between them, which are long or end as sentences do. Lines
/// that blank lines separate are paragraphs, too, and so are one or two lines, which tell nothing. Everything else is
/// lines, in which each blank counts. They are an outline if many are indented below others, unless columns are what
/// the blanks are for.
enum TextShape {
    case prose, lines, outline

    /// The number of lines that are looked at.
    private static let lineLimit = 400
    /// The number of bytes of a line that are looked at.
    private static let lengthLimit = 400
    /// The number of bytes that a line of wrapped prose has on average.
    private static let proseLength = 45
    /// The greatest indentation of a paragraph. The text of a manual page has a greater one.
    private static let paragraphIndentation = 6
    /// The least number of lines that tell a shape.
    private static let leastLines = 3

    init(_ sample: DocumentSample) {
        let scanner = LineScanner(newline: sample.newline, keepsBlankLines: true)
        let all = sample.spans(scanner).prefix(Self.lineLimit).map { Line(sample.bytes[$0.range]) }
        let lines = all.filter { !$0.isBlank }
        let paragraphs = all.split(whereSeparator: \.isBlank)
        let grouped = paragraphs.filter { $0.count > 1 }.reduce(0) { $0 + $1.count }
        let isIndented = lines.contains { $0.indentation > lines[0].indentation }
        // Most paragraphs are a line each, and as long as it may be.
        guard grouped >= Self.leastLines, 4 * grouped > lines.count || isIndented else {
            self = .prose
            return
        }
        let running = lines.filter { $0.isRunning && $0.indentation <= Self.paragraphIndentation }
        if 10 * running.count >= 6 * lines.count {
            let length = running.reduce(0) { $0 + $1.length } / running.count
            let sentences = paragraphs.count { $0.last?.endsSentence == true }
            if length >= Self.proseLength || 2 * sentences > paragraphs.count {
                self = .prose
                return
            }
        }
        let indented = lines.count { $0.indentation > lines[0].indentation }
        self = 5 * indented >= lines.count && !Self.hasColumns(lines) ? .outline : .lines
    }

    /// Whether nearly all lines have a blank at the same two places behind their first words.
    private static func hasColumns(_ lines: [Line]) -> Bool {
        let last = lines.map(\.length).sorted()[lines.count / 2]
        var gutters = 0
        var isInGutter = false
        for column in 0..<last {
            let isGutter = 10 * lines.count { $0.hasInnerBlank(at: column) } >= 9 * lines.count
            if isGutter, !isInGutter { gutters += 1 }
            isInGutter = isGutter
        }
        return gutters >= 2
    }

    /// A line of a text.
    private struct Line {
        private let bytes: [UInt8]
        let indentation: Int

        init(_ line: ArraySlice<UInt8>) {
            bytes = Array(line.prefix(lengthLimit))
            indentation = TextIndentation.width(of: bytes)
        }

        var length: Int { bytes.count }
        var isBlank: Bool { bytes.allSatisfy(\.isBlank) }

        /// Whether the line has words with single blanks between them, and hardly any other signs.
        var isRunning: Bool {
            let text = bytes.drop(while: \.isBlank)
            let words = text.split(whereSeparator: \.isBlank)
            let signs = text.count {
                !$0.isASCIILetter && !$0.isBlank && $0 < 0x80 && !",.;:'\"()?!-".utf8.contains($0)
            }
            let isSpaced = zip(text, text.dropFirst()).contains { $0.isBlank && $1.isBlank }
            let endsInCode = text.last.map { ";{}()[]=,".utf8.contains($0) && $0 != UInt8(ascii: ",") } ?? false
            return words.count > 2 && 8 * signs <= text.count && !isSpaced && !endsInCode
        }

        var endsSentence: Bool {
            var text = bytes[...]
            while let last = text.last, last.isBlank || "\")'".utf8.contains(last) { text.removeLast() }
            guard let last = text.popLast(), ".!?:".utf8.contains(last) else { return false }
            return text.last.map { $0.isASCIILetter || $0.isDigit || $0 >= 0x80 } ?? false
        }

        func hasInnerBlank(at column: Int) -> Bool {
            column > indentation && column < bytes.count && bytes[column].isBlank
        }
    }
}

/// The indentation of a line.
enum TextIndentation {
    /// The number of columns between the places to which tabs lead.
    static let tabWidth = 8

    /// Returns the column of the first character that is no blank.
    static func width(of line: some Sequence<UInt8>) -> Int {
        var width = 0
        for byte in line {
            switch byte {
            case 0x20: width += 1
            case 0x09: width += tabWidth - width % tabWidth
            default: return width
            }
        }
        return width
    }
}
