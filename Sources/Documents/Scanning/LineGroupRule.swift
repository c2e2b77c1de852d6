/// A rule by which lines are grouped into rows.
protocol LineGroupRule: Sendable {
    /// Whether a blank line ends a row.
    static var endsAtBlankLine: Bool { get }
    /// Returns whether a line that is not blank begins a row, rather than continuing the row under way.
    static func begins(_ line: LineCursor.Line, after group: RowSpan) -> Bool
}
