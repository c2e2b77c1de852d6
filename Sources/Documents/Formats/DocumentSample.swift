/// The beginning of a document, from which its format is detected.
struct DocumentSample {
    static let byteLimit = 64 * 1024
    /// The maximum number of lines or elements that detection examines.
    static let itemLimit = 100
    /// The number of bytes that a scanner reads at once while rows are missing.
    private static let scannedLength = 4096
    /// The number of rows from which on a last line without an end is not examined: it may still be written.
    private static let tellingCount = 3

    let name: String
    let bytes: [UInt8]
    /// Whether the sample is the whole document as it is now. A file has the same format whether it is followed or not.
    let isWhole: Bool
    /// The byte that ends a line: a line feed, or a carriage return in a sample without line feeds.
    let newline: UInt8

    init(name: String, _ report: FeedReport) {
        let end = min(report.count, report.start + Self.byteLimit)
        self.init(
            name: name,
            bytes: report.store.bytes(in: report.start..<max(report.start, end)),
            isWhole: report.endsForNow && end >= report.count
        )
    }

    init(name: String, bytes: [UInt8], isWhole: Bool) {
        self.name = name
        self.bytes = bytes
        self.isWhole = isWhole
        let hasReturnsOnly = bytes.contains(UInt8(ascii: "\r")) && !bytes.contains(UInt8(ascii: "\n"))
        newline = UInt8(ascii: hasReturnsOnly ? "\r" : "\n")
    }

    /// The sample for a document that has ended, or that goes on.
    func ended(_ hasEnded: Bool) -> DocumentSample {
        DocumentSample(name: name, bytes: bytes, isWhole: isWhole && hasEnded)
    }

    /// The extension of the name in lower case, without that of a compression and without the number or the date of an
    /// old copy, as in `app.log.1.gz` and `app.log-20240131`; empty if there is none.
    var fileExtension: String {
        let extensions = name.split(separator: ".").dropFirst().map { Self.withoutDate($0.lowercased()) }
        return extensions.last { !CompressionKind.fileExtensions.contains($0) && !Self.isOfOldCopy($0) } ?? ""
    }

    private static func isOfOldCopy(_ part: String) -> Bool {
        ["bak", "old", "orig"].contains(part) || part.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func withoutDate(_ part: String) -> String {
        let isOfDate = { (character: Character) in "0123456789-".contains(character) }
        let end = part.lastIndex { !isOfDate($0) }.map(part.index(after:)) ?? part.startIndex
        guard let dash = part[end...].firstIndex(of: "-"), part[dash...].count > 1 else { return part }
        return String(part[..<dash])
    }

    /// The lines that are neither blank nor cut off by the end of the sample.
    var lines: [ArraySlice<UInt8>] { items(LineScanner(newline: newline)) }

    /// Returns the first rows that a scanner finds, without one that the end of the sample may have cut off.
    func items(_ scanner: some RowScanner) -> [ArraySlice<UInt8>] {
        spans(scanner, atLeast: Self.itemLimit).prefix(Self.itemLimit).map { bytes[$0.range] }
    }

    /// Returns the places of the rows that a scanner finds.
    ///
    /// - Parameter count: The number of rows after which others may be left out.
    func spans(_ scanner: some RowScanner, atLeast count: Int = .max) -> [RowSpan] {
        var scanner = scanner
        var spans: [RowSpan] = []
        var end = 0
        // Most formats tell by some kilobytes, and detection asks many of them.
        while end < bytes.count, spans.count < count {
            let part = end..<min(bytes.count, end + Self.scannedLength)
            bytes.withUnsafeBytes { window in
                scanner.scan(UnsafeRawBufferPointer(rebasing: window[part]), at: part.lowerBound) { spans.append($0) }
            }
            end = part.upperBound
        }
        guard spans.count < count else { return spans }
        var last: [RowSpan] = []
        scanner.finish(at: bytes.count) { last.append($0) }
        return isWhole && (bytes.last == newline || spans.count < Self.tellingCount) ? spans + last : spans
    }
}
