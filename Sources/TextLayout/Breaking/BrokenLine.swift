/// A line before it has a place.
struct BrokenLine {
    let extent: LineExtent
    /// What it shows; nil for a stretch of its chunk's text.
    let own: LineContent?
    let endsParagraph: Bool

    /// A stretch of a chunk's text as it is.
    @inline(__always)
    init(_ extent: LineExtent, of text: ShapedText) {
        self.extent = extent
        own = nil
        endsParagraph = extent.range.upperBound == text.count
    }

    /// All of a text made for the line.
    init(_ content: LineContent, endsParagraph: Bool) {
        extent = content.extent
        own = content
        self.endsParagraph = endsParagraph
    }
}
