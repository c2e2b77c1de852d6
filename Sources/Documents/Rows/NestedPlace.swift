/// The place of the rows inside a row.
package struct NestedPlace: Sendable, Hashable {
    /// The bytes from the first row, or from what comes before it, to the end of the last one.
    package var range: Range<Int>
    /// The format of the rows, which need not be one that documents have.
    package var format: FormatName
    /// Whether the first row may begin at the first byte. If not, an opening bracket is there.
    package var beginsAtStart: Bool
    /// Whether the rows are those of a value of JSON in a string, and their bytes have the escapes of one.
    package var isQuoted: Bool
    /// Whether the rows are those of a file or a table that the row lists. Its name and its contents tell their format.
    package var isListed: Bool

    init(
        _ range: Range<Int>,
        _ format: FormatName,
        beginsAtStart: Bool = true,
        isQuoted: Bool = false,
        isListed: Bool = false
    ) {
        (self.range, self.format, self.beginsAtStart, self.isQuoted) = (range, format, beginsAtStart, isQuoted)
        self.isListed = isListed
    }

    /// The first offset at which a row may begin.
    package var firstOffset: Int { range.lowerBound + (beginsAtStart ? 0 : 1) }
}
