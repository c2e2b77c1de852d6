/// A scanner of rows that are groups of lines. Blank lines around a group are not part of it.
///
/// Formats conform with types of their own, and share the methods below. A generic scanner would be slower by half: the
/// compiler specializes methods of protocols for each type that conforms, but not the witnesses of a generic type.
protocol LineGroupScanner: RowScanner {
    /// Whether a blank line ends a row.
    static var endsAtBlankLine: Bool { get }
    /// Returns whether a line that is not blank begins a row, rather than continuing the current one.
    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool
    /// Returns whether a line states that the next one continues it. Scanners that join lines ask. False by default.
    static func goesOn(_ line: LineSplitter.Line) -> Bool
    /// The number of bytes after which a line begins another row although the one before it goes on. 0 by default.
    static var longestJoinedGroup: Int { get }

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
    fileprivate var lines: LineSplitter
    fileprivate var group: LineGroup?
    /// Whether lines may state that the next one continues them. A test of each line is a noticeable part of a scan.
    fileprivate let joinsLines: Bool
    /// Whether the last line goes on.
    fileprivate var goesOn = false
}

extension LineGroupScanner {
    static func goesOn(_ line: LineSplitter.Line) -> Bool { false }
    static var longestJoinedGroup: Int { 0 }

    init(newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0, joinsLines: Bool = false) {
        let lines = LineSplitter(newline: newline, start: start, number: 1)
        self.init(state: LineGroupState(lines: lines, joinsLines: joinsLines))
    }

    func restarted(at offset: Int, line: Int) -> Self {
        let lines = state.lines.restarted(at: offset, line: line)
        return Self(state: LineGroupState(lines: lines, joinsLines: state.joinsLines))
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        // Exclusive access: the scan changes `lines`, so its closure must not change `self`.
        var group = state.group
        if state.joinsLines {
            var goesOn = state.goesOn
            state.lines.scan(window, at: offset) { Self.join($0, into: &group, &goesOn, found: found) }
            state.goesOn = goesOn
        } else {
            state.lines.scan(window, at: offset) { Self.take($0, into: &group, found: found) }
        }
        state.group = group
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        var group = state.group
        var goesOn = state.goesOn
        state.lines.finish(at: offset) { Self.join($0, into: &group, &goesOn, found: found) }
        if let group { found(group.span) }
        (state.group, state.goesOn) = (nil, false)
    }

    private static func join(
        _ line: LineSplitter.Line,
        into group: inout LineGroup?,
        _ goesOn: inout Bool,
        found: (RowSpan) -> Void
    ) {
        if goesOn, !line.isBlank, let open = group, open.range.count <= longestJoinedGroup {
            group = LineGroup(range: open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            take(line, into: &group, found: found)
        }
        if !line.isBlank { goesOn = Self.goesOn(line) }
    }

    // A call for each line is a noticeable part of the time of a scan.
    @inline(__always)
    private static func take(_ line: LineSplitter.Line, into group: inout LineGroup?, found: (RowSpan) -> Void) {
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
