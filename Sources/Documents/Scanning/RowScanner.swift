/// Finds where rows begin and end in bytes that come in windows of any size.
///
/// A scanner keeps what it must know between windows, and nothing that grows. It can start anew at the start of any row
/// that it found, which is why an index needs to keep few of them. It is a value: a copy can be told that the bytes end,
/// while the other goes on when more come.
protocol RowScanner: Sendable {
    /// Takes the window that follows the last one; its first byte is at `offset`. Calls `found` for each row that is now
    /// known in full, in order. Such rows have no flaw.
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void)
    /// As `scan`, for a batch: without a call for each row where that is possible.
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, into batch: inout RowBatch)
    /// Ends at `offset`, which ends the row under way.
    mutating func finish(at offset: Int, found: (RowSpan) -> Void)
    /// A scanner that finds the row starting at `offset`, on `line`, and those after it, as this one would.
    func restarted(at offset: Int, line: Int) -> Self
}

extension RowScanner {
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, into batch: inout RowBatch) {
        scan(window, at: offset) { batch.append($0) }
    }
}
