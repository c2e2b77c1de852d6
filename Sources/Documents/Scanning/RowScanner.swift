/// Finds where rows begin and end in bytes that come in windows of any size.
///
/// The state between windows does not grow with the rows. A scanner can be restarted at any row that it found, so that
/// an index needs to keep only some of them. It is a value: one copy can finish while another one continues.
protocol RowScanner: Sendable {
    /// Scans the window that follows the last one. Its first byte is at `offset`. Calls `found` for each row that is
    /// complete now, in order. Such rows have no flaw.
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void)
    /// Scans a window into a batch, without a call for each row where that is possible.
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, into batch: inout RowBatch)
    /// Finishes at `offset`, which ends the current row.
    mutating func finish(at offset: Int, found: (RowSpan) -> Void)
    /// Returns a scanner that finds the row at `offset`, on `line`, and the rows after it as this one does.
    func restarted(at offset: Int, line: Int) -> Self
}

extension RowScanner {
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, into batch: inout RowBatch) {
        scan(window, at: offset) { batch.append($0) }
    }
}
