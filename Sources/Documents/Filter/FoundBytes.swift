/// The bytes of rows that a scan found in a window. Those of rows that are close to each other are read at once.
struct FoundBytes {
    private let store: any ByteStore
    private let start: Int
    /// The bytes from the first row to the last one; none if they are many.
    private let bytes: [UInt8]

    init(_ found: FilterScan.Found) {
        store = found.store
        guard let first = found.rows.first?.span.range, let last = found.rows.last?.span.range,
            last.upperBound - first.lowerBound <= 2 * RowSearch.lastWindow
        else {
            (start, bytes) = (0, [])
            return
        }
        start = first.lowerBound
        bytes = found.store.bytes(in: first.lowerBound..<last.upperBound)
    }

    /// Returns the bytes of a row; `nil` if they weren't read.
    func whole(_ span: RowSpan) -> ArraySlice<UInt8>? {
        let (first, last) = (span.range.lowerBound - start, span.range.upperBound - start)
        return first >= 0 && last <= bytes.count && !bytes.isEmpty ? bytes[first..<last] : nil
    }

    /// Returns a row with the bytes that are decoded.
    func source(of span: RowSpan) -> RowSource {
        let shown = span.range.prefix(RowSpan.byteLimit)
        let head = whole(span).map { Array($0.prefix(shown.count)) }
        return RowSource(span: span, bytes: head ?? store.bytes(in: shown.startIndex..<shown.endIndex))
    }
}
