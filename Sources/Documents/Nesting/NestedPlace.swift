/// The place of the rows inside a row.
package struct NestedPlace: Sendable, Hashable {
    /// The bytes from the first row, or from what comes before it, to the end of the last one.
    package var range: Range<Int>
    /// The format of the rows, which need not be one that documents have.
    package var format: FormatName
    /// Whether the first row may begin at the first byte. If not, an opening bracket is there.
    package var beginsAtStart: Bool

    init(_ range: Range<Int>, _ format: FormatName, beginsAtStart: Bool = true) {
        (self.range, self.format, self.beginsAtStart) = (range, format, beginsAtStart)
    }

    /// The first offset at which a row may begin.
    package var firstOffset: Int { range.lowerBound + (beginsAtStart ? 0 : 1) }
}
