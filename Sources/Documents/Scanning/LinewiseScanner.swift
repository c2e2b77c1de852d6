/// A scanner of rows that are groups of lines, which keeps a state of its own from line to line.
///
/// Formats conform with types of their own, as to `LineGroupScanner`.
protocol LinewiseScanner: RowScanner {
    var lines: LineSplitter { get set }
    /// The current row, which may go on.
    var group: RowSpan? { get set }

    /// Takes the next line, and calls `found` for a row that ends before it.
    mutating func take(_ line: LineSplitter.Line, found: (RowSpan) -> Void)
}

extension LinewiseScanner {
    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        // Exclusive access: the closure must not change what the cursor is in.
        var (lines, rest) = (lines, self)
        lines.scan(window, at: offset) { rest.take($0, found: found) }
        rest.lines = lines
        self = rest
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        var (lines, rest) = (lines, self)
        lines.finish(at: offset) { rest.take($0, found: found) }
        rest.lines = lines
        if let group = rest.group { found(group) }
        rest.group = nil
        self = rest
    }
}
