/// A scanner of rows that are groups of lines. Blank lines around a group are not part of it.
///
/// Formats conform with types of their own, and share the methods below. A generic scanner would be slower by half: the
/// compiler specializes methods of protocols for each type that conforms, but not the witnesses of a generic type.
protocol LineGroupScanner: RowScanner {
    /// Whether a blank line ends a row.
    static var endsAtBlankLine: Bool { get }
    /// Returns whether a line that is not blank begins a row, rather than continuing the current one.
    static func begins(_ line: LineCursor.Line, after group: LineGroup) -> Bool

    var state: LineGroupState { get set }
    init(state: LineGroupState)
}

/// A group of lines that may go on.
struct LineGroup: Sendable {
    var range: Range<Int>
    /// The number of its first line.
    var line: Int

    fileprivate var span: RowSpan { RowSpan(range, line: line) }
}

/// The state of a scanner of groups of lines.
struct LineGroupState: Sendable {
    fileprivate var lines: LineCursor
    fileprivate var group: LineGroup?
}

extension LineGroupScanner {
    init(newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0) {
        self.init(state: LineGroupState(lines: LineCursor(newline: newline, start: start, number: 1)))
    }

    func restarted(at offset: Int, line: Int) -> Self {
        Self(state: LineGroupState(lines: state.lines.restarted(at: offset, line: line)))
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        // Exclusive access: the scan changes `lines`, so its closure must not change `self`.
        var group = state.group
        state.lines.scan(window, at: offset) { Self.take($0, into: &group, found: found) }
        state.group = group
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        var group = state.group
        state.lines.finish(at: offset) { Self.take($0, into: &group, found: found) }
        if let group { found(group.span) }
        state.group = nil
    }

    // A call for each line is a noticeable part of the time of a scan.
    @inline(__always)
    private static func take(_ line: LineCursor.Line, into group: inout LineGroup?, found: (RowSpan) -> Void) {
        if line.isBlank {
            if endsAtBlankLine, let ended = group {
                found(ended.span)
                group = nil
            }
            return
        }
        if let open = group, !begins(line, after: open) {
            group = LineGroup(range: open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if let ended = group { found(ended.span) }
            group = LineGroup(range: line.range, line: line.number)
        }
    }
}
