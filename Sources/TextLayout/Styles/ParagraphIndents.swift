/// The distances of the lines of paragraphs from the leading edge, in points.
package struct ParagraphIndents: Hashable, Sendable {
    /// The offset in the text, in bytes of UTF-8. The indents apply to the paragraphs that begin there and after it.
    package var start: Int
    package var firstLine: Double
    package var otherLines: Double

    package init(start: Int, firstLine: Double, otherLines: Double) {
        self.start = start
        self.firstLine = firstLine
        self.otherLines = otherLines
    }
}
