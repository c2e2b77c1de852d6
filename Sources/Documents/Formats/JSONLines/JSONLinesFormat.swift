extension FormatName {
    package static let jsonLines = FormatName(ofFormat: "jsonl")
}

/// JSON Lines. Each line that is not blank is a value and a row.
struct JSONLinesFormat: DocumentFormat {
    static let name = FormatName.jsonLines
    static let separators = JSONSyntax.separators
    static let spelling = TextSpelling.json
    static let title = "JSON Lines"
    static let rowNoun = RowNoun("value")
    /// Files of JSON Lines are often named as if they were one JSON value.
    static let fileExtensions = JSONFormat.fileExtensions.union(["jsonl", "ndjson", "ldjson", "jsonlines"])
    static let example = "{\"a\": 1, \"b\": \"x\"}\n{\"a\": [2, 3]}\n[\"y\"]\n"
    static let highestConfidence = FormatConfidence.parsed
    static let hasNestedRows = true
    static let isTree = false
    static let rowsAreJSON = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        // In a file whose name is that of JSON, a single line is more likely the beginning of a value.
        let isNamedJSON = JSONFormat.fileExtensions.contains(sample.fileExtension)
        return sample.isJSONLines(atLeast: isNamedJSON ? 2 : 1) ? .parsed : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasLine { $0.first.map(JSONSyntax.opensContainer) == true || JSONSyntax.isValid($0) }
    }

    let start: Int
    private let newline: UInt8
    private let columns: SampledColumns?

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
        let later = beginning.laterSamples.flatMap { $0.lines.suffix(ColumnSurvey.laterLineLimit) }
        columns = ColumnSurvey(jsonLines: beginning.sample.lines, later: later).map(SampledColumns.init)
    }

    /// Values are equal because the columns affect only how rows are shown, and not which rows there are.
    static func == (first: Self, second: Self) -> Bool {
        first.start == second.start && first.newline == second.newline
    }

    var scanner: LineScanner { LineScanner(newline: newline, start: start) }

    func renderer(after scanner: LineScanner) -> JSONLinesRenderer {
        JSONLinesRenderer(survey: columns?.survey)
    }
}

extension DocumentSample {
    /// Whether at least half of the lines, and as many as given, are arrays or objects of their own. So a damaged line
    /// does not hide what the others are, and a log line that begins with a brace does not count.
    fileprivate func isJSONLines(atLeast count: Int) -> Bool {
        let lines = lines
        let valid = lines.count { $0.first.map(JSONSyntax.opensContainer) == true && JSONSyntax.isStrict($0) }
        return valid >= count && 2 * valid >= lines.count
    }
}
