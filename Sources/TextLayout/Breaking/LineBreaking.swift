/// A way to divide a chunk of a paragraph into lines.
///
/// A cursor of `LineCursor()` is at the start of the chunk. Widths are those of the span that a line is given.
protocol LineBreaking: ~Copyable {
    /// Returns whether all the remaining text fits in one line; `nil` if that takes more text than the chunk has
    /// shaped.
    func restFits(_ cursor: LineCursor, in span: LineSpan, byCharacters: Bool) -> Bool?

    /// Takes the longest line that fits, and at least one character.
    func nextLine(_ cursor: inout LineCursor, in span: LineSpan, byCharacters: Bool) -> BrokenLine

    /// Takes all the remaining text as one line.
    func rest(_ cursor: inout LineCursor, in span: LineSpan) -> BrokenLine

    /// Returns all the remaining text of the paragraph as one line that fits, with an ellipsis for what is left out.
    ///
    /// - Parameter mode: One that truncates.
    func truncatedRest(_ cursor: LineCursor, in span: LineSpan, _ mode: LineBreak) -> BrokenLine

    /// Returns a shorter line if otherwise only one word would follow, and the word before it fits in the next line
    /// too.
    ///
    /// - Parameters:
    ///   - start: The start of the line.
    ///   - end: The end of the line. Receives the end of the shorter line.
    ///   - next: The span of the next line.
    /// - Returns: `nil` if the line does not change.
    func withoutOrphan(from start: LineCursor, to end: inout LineCursor, next: LineSpan) -> BrokenLine?
}
