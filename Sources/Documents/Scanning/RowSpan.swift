/// The place of a row.
struct RowSpan: Sendable, Hashable {
    /// The maximum number of bytes of a row that are decoded. A longer row shows its beginning, and the rest as rows
    /// inside it. The limit bounds the time to lay out a row.
    static let byteLimit = 64 * 1024

    var range: Range<Int>
    /// The line on which the row begins. The first line is 1.
    var line: Int
    /// The flaw of the row's place, as opposed to its bytes.
    var flaw: RowFlaw?

    init(_ range: Range<Int>, line: Int, flaw: RowFlaw? = nil) {
        self.range = range
        self.line = line
        self.flaw = flaw
    }
}
