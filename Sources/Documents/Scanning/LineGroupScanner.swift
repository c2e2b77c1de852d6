/// Rows that are runs of lines. Blank lines at the ends of a row are not part of it.
struct LineGroupScanner: RowScanner {
    /// What begins a row.
    enum Rule: Sendable, Hashable {
        /// The line after a blank one.
        case paragraph
        /// A line that is not indented.
        case entry
        /// A line `commit` with a hash.
        case commit
    }

    /// The bytes after which a paragraph or an entry is continued in a row of its own, from the next line on: files whose
    /// lines never stand apart stay readable.
    static let longestGroup = 16 * 1024

    private let rule: Rule
    private var lines: LineCursor
    private var group: RowSpan?

    init(_ rule: Rule, newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0) {
        self.rule = rule
        lines = LineCursor(newline: newline, start: start, number: 1)
    }

    func restarted(at offset: Int, line: Int) -> LineGroupScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        scanner.group = nil
        return scanner
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        let rule = rule
        // Taken out for the time of the scan: the closure changes it while the cursor changes too.
        var group = group
        lines.scan(window, at: offset) { Self.take($0, into: &group, rule: rule, found: found) }
        self.group = group
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        let rule = rule
        var group = group
        lines.finish(at: offset) { Self.take($0, into: &group, rule: rule, found: found) }
        if let group { found(group) }
        self.group = nil
    }

    private static func take(
        _ line: LineCursor.Line,
        into group: inout RowSpan?,
        rule: Rule,
        found: (RowSpan) -> Void
    ) {
        if line.isBlank {
            if rule == .paragraph, let ended = group {
                found(ended)
                group = nil
            }
            return
        }
        if let open = group, !starts(line, after: open, rule: rule) {
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if let ended = group { found(ended) }
            group = RowSpan(line.range, line: line.number)
        }
    }

    private static func starts(_ line: LineCursor.Line, after group: RowSpan, rule: Rule) -> Bool {
        switch rule {
        case .paragraph: group.range.count > longestGroup
        case .entry: line.head.first.map { !$0.isBlank } ?? true || group.range.count > longestGroup
        case .commit: CommitLine.matches(line.head)
        }
    }
}
