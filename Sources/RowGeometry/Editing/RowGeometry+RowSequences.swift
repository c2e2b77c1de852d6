extension RowGeometry {
    /// Sets the sizes of consecutive rows. Linear in their number, and much faster than one call for each. Every size
    /// is read once, while the geometry is being changed.
    @inlinable
    public mutating func setSizes(_ sizes: some Collection<RowSize>, ofRowsFrom row: Int, in section: Int) {
        replaceRows(row..<row + sizes.count, in: section, with: sizes)
    }

    /// Inserts rows so that the first one gets the given number. Linear in their number. Every size is read once,
    /// while the geometry is being changed.
    @inlinable
    public mutating func insertRows(_ sizes: some Sequence<RowSize>, at row: Int, in section: Int) {
        replaceRows(row..<row, in: section, with: sizes)
    }

    /// Replaces rows. Inlinable, so that the caller's sequence is specialized.
    @inlinable
    mutating func replaceRows(_ rows: Range<Int>, in section: Int, with sizes: some Sequence<RowSize>) {
        var replacement = replacement(ofRows: rows, in: section)
        for size in sizes {
            replacement.append(size)
        }
        finish(replacement)
    }

    @usableFromInline
    func replacement(ofRows rows: Range<Int>, in section: Int) -> RunReplacement {
        RunReplacement(of: elements(ofRows: rows, in: section), in: tree)
    }

    @usableFromInline
    mutating func finish(_ replacement: RunReplacement) {
        replacement.finish(&tree)
    }
}
