/// A line before it is placed in a frame.
struct BrokenLine {
    let extent: LineExtent
    /// The content that was shaped for the line; `nil` for a part of the chunk's text.
    let own: LineContent?
    let endsParagraph: Bool

    /// Creates a line of a part of a chunk's text.
    @inline(__always)
    init(_ extent: LineExtent, of text: ShapedText) {
        self.extent = extent
        own = nil
        endsParagraph = extent.range.upperBound == text.count
    }

    /// Creates a line of content that was shaped for it.
    init(_ content: LineContent, endsParagraph: Bool) {
        extent = content.extent
        own = content
        self.endsParagraph = endsParagraph
    }
}
