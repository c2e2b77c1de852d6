/// The reason why a document is not of a format: its beginning has nothing of the format.
///
/// A document with some rows of the format is shown, with the problems of the others.
struct FormatContradiction: Sendable, Hashable {
    /// The number of characters of a line that are quoted.
    private static let excerptLength = 40

    /// The reason, as the rest of a sentence that begins with the document's name.
    let problem: String

    /// - Parameters:
    ///   - line: The first line with text, and its number.
    ///   - title: The name of the format in a sentence.
    private init(_ line: ArraySlice<UInt8>, number: Int, title: String) {
        let excerpt = RowText.plain(line.prefix(4 * Self.excerptLength)).onOneLine(limit: Self.excerptLength)
        problem = "line \(number) is not \(title): “\(excerpt)”"
    }

    /// - Returns: `nil` if something in the sample is of the format, or may still come.
    init?<Format: DocumentFormat>(_ sample: DocumentSample, to format: Format.Type) {
        guard !format.mayBe(sample), let first = sample.firstLine else { return nil }
        self.init(first.bytes, number: first.number, title: format.title)
    }
}

extension DocumentSample {
    /// The first line that is not blank, and its number; `nil` if there is none.
    fileprivate var firstLine: (bytes: ArraySlice<UInt8>, number: Int)? {
        guard let text = bytes.firstIndex(where: { !$0.isJSONSpace }) else { return nil }
        let start = bytes[..<text].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[text...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        return (bytes[start..<end], 1 + bytes[..<start].count { $0 == newline })
    }

    /// Whether a row of the sample, without one that its end may have cut off, meets a condition, or there is none.
    func hasRow(of scanner: some RowScanner, where isFitting: (ArraySlice<UInt8>) -> Bool) -> Bool {
        let rows = items(scanner)
        return rows.isEmpty || rows.contains(where: isFitting)
    }

    /// Whether a line meets a condition, or there is no whole line.
    func hasLine(where isFitting: (ArraySlice<UInt8>) -> Bool) -> Bool {
        let lines = lines
        return lines.isEmpty || lines.contains(where: isFitting)
    }
}
