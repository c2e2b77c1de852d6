/// The place of a row.
struct RowSpan: Sendable, Hashable {
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
