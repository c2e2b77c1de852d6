extension FormatName {
    package static let jsonSequence = FormatName(ofFormat: "json-seq")
}

/// Values of JSON one after another, each on any number of lines, as `jq .` writes them. Each is a row. A record
/// separator (U+001E), with which a JSON text sequence (RFC 7464) begins each value, ends the one before it even if
/// that is cut.
struct JSONSequenceFormat: DocumentFormat {
    static let name = FormatName.jsonSequence
    /// Also the picture of the record separator.
    static let separators = JSONSyntax.separators + "\u{1E}␞"
    static let spelling = TextSpelling.json
    static let title = "a sequence of JSON"
    static let rowNoun = RowNoun("value")
    static let fileExtensions = JSONFormat.fileExtensions.union(["json-seq", "jsonseq"])
    static let example = "{\n  \"a\": 1,\n  \"b\": [2, \"}\"]\n}\n{\n  \"a\": 3\n}\n\u{1E}[\n  4\n]\n"
    /// More than for one value most of whose members are valid, and less than for lines that are all values.
    static let highestConfidence = FormatConfidence(rawValue: 0.78)
    static let rowsAreLines = false
    static let hasNestedRows = true
    static let isTree = false
    static let rowsAreJSON = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        sample.isJSONSequence ? highestConfidence : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasRow(of: JSONSequenceScanner()) { JSONSyntax.isValid($0) }
    }

    let start: Int
    private let line: Int
    private let columns: SampledColumns?

    init(_ beginning: DocumentBeginning) {
        (start, line) = (beginning.start, beginning.line)
        columns = ColumnSurvey(jsonLines: beginning.sample.items(JSONSequenceScanner())).map(SampledColumns.init)
    }

    /// Values are equal because the columns affect only how rows are shown, and not which rows there are.
    static func == (first: Self, second: Self) -> Bool { first.start == second.start && first.line == second.line }

    var scanner: JSONSequenceScanner { JSONSequenceScanner(line: line) }

    func renderer(after scanner: JSONSequenceScanner) -> JSONLinesRenderer {
        JSONLinesRenderer(survey: columns?.survey)
    }
}

extension DocumentSample {
    /// Whether the sample has two arrays or objects or more, and hardly anything but values. A record separator at the
    /// beginning tells the format, too.
    fileprivate var isJSONSequence: Bool {
        let rows = items(JSONSequenceScanner())
        let valid = rows.filter { JSONSyntax.isStrict($0) }
        if bytes.first == JSONSequenceScanner.separator { return !valid.isEmpty && 2 * valid.count >= rows.count }
        let containers = valid.count { $0.first.map(JSONSyntax.opensContainer) == true }
        return containers >= 2 && 10 * valid.count >= 9 * rows.count
    }
}
