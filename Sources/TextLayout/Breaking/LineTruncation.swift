/// A way to shorten the last line of a paragraph.
protocol LineTruncation {
    var paragraph: Paragraph { get }

    /// Returns the longest line with an ellipsis that fits; nothing but the ellipsis if none does.
    ///
    /// - Parameter mode: One that truncates.
    func line(_ mode: LineBreak) -> BrokenLine

    /// Whether the end of a chunk is more than a line can show.
    func isEnough(_ tail: ShapedText) -> Bool
}

extension LineTruncation {
    /// The end of the last chunk, as much as a line can show or more.
    func tail() -> (text: ShapedText, start: Int) {
        let last = paragraph.chunks.count - 1
        let chunk = paragraph.chunks[last].range
        var reach = Paragraph.firstReach
        while true {
            let text = paragraph.shapedTail(ofChunk: last, reach: reach)
            if text.count == chunk.count || isEnough(text) { return (text, chunk.upperBound - text.count) }
            reach *= 4
        }
    }

    /// The width of a tail without the bytes next to the cut, whose glyphs may differ from those of the whole chunk.
    func knownWidth(of tail: ShapedText) -> Int {
        tail.width - tail.advance(of: 0..<min(Paragraph.margin, tail.count))
    }
}
