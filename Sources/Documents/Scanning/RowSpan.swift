/// Where a row is.
struct RowSpan: Sendable, Hashable {
    var range: Range<Int>
    /// The line that the row starts on; the first of the file is 1.
    var line: Int
    /// What is wrong with the place of this row, as opposed to its own bytes.
    var flaw: RowFlaw?

    init(_ range: Range<Int>, line: Int, flaw: RowFlaw? = nil) {
        self.range = range
        self.line = line
        self.flaw = flaw
    }
}
