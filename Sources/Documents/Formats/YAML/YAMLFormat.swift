extension FormatName {
    package static let yaml = FormatName(ofFormat: "yaml")
}

/// YAML in block style. The members of the outermost mapping or sequence are the rows, or the documents of a stream.
///
/// Indentation determines where rows are, so that a file of any size is shown at once. Aliases, anchors and tags are
/// shown as they are written, and are not replaced.
struct YAMLFormat: DocumentFormat {
    static let name = FormatName.yaml
    static let title = "YAML"
    static let rowNoun = RowNoun("value")
    static let fileExtensions: Set = ["yaml", "yml"]
    static let example = "---\n# who\nname: Zoë\ntags:\n- a\n- b: {c: 1}\n  d: |\n    text\nlast: 1\n"
    static let highestConfidence = FormatConfidence.regular
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        // A mark at the beginning, and then keys. Many other texts have colons.
        guard sample.bytes.starts(with: Array("---".utf8)) else { return .none }
        let lines = sample.lines.dropFirst()
        let fitting = lines.count { line in
            let text = line.drop { $0 == 0x20 }
            return text.count < line.count || text.first == UInt8(ascii: "#") || text.first == UInt8(ascii: "-")
                || YAMLLine(text).key != nil
        }
        return fitting > 1 && 10 * fitting >= 9 * lines.count ? .regular : .none
    }

    /// A line of its own is a text, and one of several has a key or a mark.
    static func mayBe(_ sample: DocumentSample) -> Bool {
        let lines = sample.lines
        return lines.count < 2
            || lines.contains { line in
                let text = line.drop { $0 == 0x20 }
                let line = YAMLLine(text)
                return line.key != nil || line.elementStart != nil || YAMLLine.isMark(text)
                    || text.first.map { "[{\"'|>?".utf8.contains($0) } == true
            }
    }

    let start: Int
    private let line: Int
    private let newline: UInt8
    /// The column of the first row.
    private let column: Int
    /// Whether the rows are documents.
    private let hasDocuments: Bool

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
        // Rows inside others may begin inside a line.
        let before = beginning.bytes(in: max(0, start - 256)..<start)
        let inLine = before.reversed().prefix { $0 != 0x0A && $0 != 0x0D }.count
        let lines = beginning.sample.lines
        let first = lines.first { $0.first { $0 != 0x20 } != UInt8(ascii: "#") && !YAMLLine.isMark($0) }
        column = inLine > 0 ? inLine : first?.prefix { $0 == 0x20 }.count ?? 0
        // Another document after the first one. Other marks separate no rows, so that they make no documents.
        let content = lines.drop(while: YAMLLine.isMark)
        hasDocuments = inLine == 0 && content.contains(where: YAMLLine.beginsDocument)
    }

    var scanner: YAMLScanner {
        YAMLScanner(newline: newline, start: start, line: line, column: column, hasDocuments: hasDocuments)
    }

    func renderer(after scanner: YAMLScanner) -> YAMLRenderer { YAMLRenderer(hasDocuments: hasDocuments) }
}
