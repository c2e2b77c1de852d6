extension FormatName {
    package static let json5 = FormatName(ofFormat: "json5")
}

/// One value of JSON5, or of JSON with comments and trailing commas. The elements of an array are the rows, and so are
/// the members of an object. A comment belongs to the row after it, or to the value before it on its line. Comments
/// without a value are rows of their own.
struct JSON5Format: DocumentFormat {
    static let name = FormatName.json5
    static let spelling = TextSpelling.json
    /// Also the other quotation mark.
    static let separators = JSONSyntax.separators + "'"
    static let title = "JSON5"
    static let rowNoun = RowNoun("value")
    static let fileExtensions = JSONFormat.fileExtensions.union(["json5", "jsonc", "code-workspace"])
    static let example =
        "{\n  // of a file\n  name: 'x', /* in bytes */ size: 0x1F,\n  \"tags\": [1, {a: +.5,},], // two\n}\n"
    /// A document that is valid with its additions tells more than one most of whose values are valid JSON.
    static let highestConfidence = FormatConfidence(rawValue: 0.75)
    static let rowsAreLines = false
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        sample.json5Additions?.isEmpty == false ? highestConfidence : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        let isMember = sample.json5Container == .object
        return sample.hasRow(of: JSON5Scanner()) { row in
            JSON5Row(Array(row)).value.map { JSON5Syntax(Array(row)[$0][...], isMember: isMember).fault == nil } ?? true
        }
    }

    let start: Int
    let notice: String?
    private let line: Int

    init(_ beginning: DocumentBeginning) {
        (start, line) = (beginning.start, beginning.line)
        let additions = beginning.sample.json5Additions ?? []
        let used = JSON5Syntax.Addition.allCases.filter(additions.contains).map(\.rawValue)
        notice =
            used.isEmpty
            ? nil : "\(beginning.sample.name) is not strict JSON: it has \(Self.list(used))."
    }

    /// Returns names as a list in a sentence.
    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + (names.count > 2 ? ", and " : " and ") + last
    }

    /// Values are equal although more of a document has more that JSON has not: the rows are the same.
    static func == (first: Self, second: Self) -> Bool { first.start == second.start && first.line == second.line }

    var scanner: JSON5Scanner { JSON5Scanner(line: line) }

    func renderer(after scanner: JSON5Scanner) -> JSON5Renderer {
        JSON5Renderer(isMember: scanner.container == .object, hasElements: scanner.container != nil)
    }
}

extension DocumentSample {
    /// The kind of value that begins after blanks and comments; `nil` if it is no array and no object.
    fileprivate var json5Container: JSONContainer? {
        var scanner = JSON5Scanner()
        return bytes.withUnsafeBytes { scanner.container(beginning: $0) }
    }

    /// The additions to JSON in the sample; `nil` if it is no array or object of JSON5. The sample must be valid as far
    /// as its values are complete.
    fileprivate var json5Additions: Set<JSON5Syntax.Addition>? {
        guard let container = json5Container else { return nil }
        if isWhole {
            let syntax = JSON5Syntax(bytes[...])
            return syntax.fault == nil ? syntax.additions : nil
        }
        var additions: Set<JSON5Syntax.Addition> = []
        for row in items(JSON5Scanner()) {
            let row = Array(row)
            let parts = JSON5Row(row)
            if !parts.comments.isEmpty { additions.insert(.comments) }
            guard let value = parts.value else { continue }
            let syntax = JSON5Syntax(row[value], isMember: container == .object)
            guard syntax.fault == nil else { return nil }
            additions.formUnion(syntax.additions)
        }
        return additions
    }
}
