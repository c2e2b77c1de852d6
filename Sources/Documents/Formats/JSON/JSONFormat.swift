extension FormatName {
    package static let json = FormatName(ofFormat: "json")
}

/// One JSON value. The elements of an array are the rows, and so are the members of an object, each with its key. Any
/// other value is a single row.
struct JSONFormat: DocumentFormat {
    static let name = FormatName.json
    static let separators = JSONSyntax.separators
    static let spelling = TextSpelling.json
    static let title = "JSON"
    static let rowNoun = RowNoun("value")
    static let fileExtensions: Set = ["json", "geojson", "har", "ipynb"]
    static let example = #"{"name": "Ann", "tags": ["a", {"b": "c\"d\u00e9"}], "address": {"city": null}}"#
    static let highestConfidence = FormatConfidence.proven
    // Several elements may share a line.
    static let rowsAreLines = false
    static let hasNestedRows = true
    static let rowsAreJSON = true
    static let mayHaveBrackets = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        if sample.isWholeJSON { return .proven }
        // The name tells, unless the lines are values. Nothing else has to be validated.
        if fileExtensions.contains(sample.fileExtension) { return .fallback }
        return sample.isJSONBeginning ? .begun : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool { sample.mayBeJSON }

    let start: Int
    private let line: Int

    init(_ beginning: DocumentBeginning) { (start, line) = (beginning.start, beginning.line) }

    var scanner: ElementScanner { ElementScanner(line: line) }

    func renderer(after scanner: ElementScanner) -> JSONRenderer {
        JSONRenderer(isMember: scanner.container == .object, hasElements: scanner.container != nil)
    }
}
