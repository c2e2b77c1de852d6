extension FormatName {
    package static let comparison = FormatName(ofFormat: "comparison")
}

/// The values that two files do not have in common, as `unfold --compare` writes them. Each value that has changed is a
/// row, and what has changed inside it is its detail.
struct ComparisonFormat: DocumentFormat {
    static let name = FormatName.comparison
    static let title = "a comparison"
    static let rowNoun = RowNoun("difference")
    static let keysAreTexts = true
    static let example = """
        diff --unfold .items[id=1]
        --- .items[id=1]\tline 3
        +++ .items[id=1]\tline 4
        @@ -3 +4 @@
        -.name: "a"
        +.name: "b"
        diff --unfold .items[id=2]
        --- .items[id=2]\tline 5
        +++ .items[id=2]\tline 5
        new value
        @@ -5 +5 @@
        +.id: 2

        """
    static let highestConfidence = FormatConfidence.proven

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        sample.lines.first?.starts(with: "diff --unfold ".utf8) == true ? .proven : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasLine { $0.starts(with: "diff --unfold ".utf8) }
    }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
    }

    var scanner: DiffScanner { DiffScanner(newline: newline, start: start) }

    func renderer(after scanner: DiffScanner) -> DiffRenderer { DiffRenderer() }

    func emptyNotice(title: String, byteCount: Int) -> String { "Both files have the same values." }
}
