/// Rows that are groups of lines. Blank lines around a group are not part of it.
struct LineGroupScanner<Rule: LineGroupRule>: RowScanner {
    private var lines: LineCursor
    private var group: RowSpan?

    init(newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0) {
        lines = LineCursor(newline: newline, start: start, number: 1)
    }

    func restarted(at offset: Int, line: Int) -> LineGroupScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        scanner.group = nil
        return scanner
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        // Exclusive access: the scan changes `lines`, so its closure must not change `self`.
        var group = group
        lines.scan(window, at: offset) { Self.take($0, into: &group, found: found) }
        self.group = group
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        var group = group
        lines.finish(at: offset) { Self.take($0, into: &group, found: found) }
        if let group { found(group) }
        self.group = nil
    }

    private static func take(_ line: LineCursor.Line, into group: inout RowSpan?, found: (RowSpan) -> Void) {
        if line.isBlank {
            if Rule.endsAtBlankLine, let ended = group {
                found(ended)
                group = nil
            }
            return
        }
        if let open = group, !Rule.begins(line, after: open) {
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if let ended = group { found(ended) }
            group = RowSpan(line.range, line: line.number)
        }
    }
}
