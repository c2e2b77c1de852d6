import Foundation

/// One line of a text frame.
package struct Line: Sendable {
    /// The text that is drawn: a shaped text of the paragraph, or one that was shaped for this line.
    let content: ShapedText
    /// The bytes of the content, trailing white space included.
    let contentRange: Range<Int>
    /// The byte of the content at which trailing white space starts.
    let visibleEnd: Int
    /// The sources of the content; empty if all of it is a range of the paragraph.
    let ownPieces: [TextPiece]
    /// The bytes of the paragraph that the line represents: with trailing white space and the text that was left
    /// out, without the hard break at its end.
    package let source: Range<Int>
    let paragraph: Paragraph

    /// The distance of the line's top from that of the frame, in points.
    package let top: Double
    /// The height of the text above the baseline, in points.
    package let ascent: Double
    /// The depth of the text below the baseline, in points, positive.
    package let descent: Double
    package let height: Double
    /// The width of the text in points. White space at which the line was wrapped hangs outside.
    package let width: Double
    /// The distance from the paragraph's leading edge, in points.
    let indent: Double
    /// The width of the layout without indents, in points; infinite if that of the layout is.
    let available: Double
    /// Whether text was left out here for lack of room.
    package let isTruncated: Bool
    /// Whether the line is the last one before a hard break or the end.
    let endsParagraph: Bool

    init(_ placement: LinePlacement, showing content: LineContent, of paragraph: Paragraph) {
        self.content = content.text
        self.paragraph = paragraph
        contentRange = placement.range
        visibleEnd = content.text.visibleEnd(of: placement.range)
        ownPieces = content.own?.pieces ?? []
        source = content.source(of: placement.range)
        top = placement.top
        ascent = placement.extent.ascent
        descent = placement.extent.descent
        height = placement.extent.height
        width = placement.width
        indent = placement.indent
        available = placement.available
        isTruncated = placement.isTruncated
        endsParagraph = placement.endsParagraph
    }

    /// The distance of the baseline from the top of the frame, in points.
    package var baseline: Double { top + height - descent }

    /// The characters of the line, in UTF-16 offsets of the paragraph's text.
    package var range: Range<Int> {
        paragraph.utf16Offset(source.lowerBound)..<paragraph.utf16Offset(source.upperBound)
    }

    package var isRightToLeft: Bool { content.isRightToLeft }

    /// The sources of the content. There is one piece unless text was left out or inserted.
    var pieces: [TextPiece] {
        guard ownPieces.isEmpty else { return ownPieces }
        return [TextPiece(range: contentRange, source: source.lowerBound, isInserted: false)]
    }

    /// The byte of the paragraph for a byte of the content.
    func sourceByte(_ byte: Int) -> Int {
        let piece = pieces.last { $0.range.lowerBound <= byte } ?? pieces.first
        return piece?.source(at: byte) ?? source.lowerBound
    }

    /// The byte of the content for a byte of the paragraph. For text that was left out, the start of the ellipsis.
    func contentByte(_ byte: Int) -> Int {
        var place = contentRange.lowerBound
        for piece in pieces {
            if piece.isInserted {
                if byte == piece.source { return piece.range.lowerBound }
                place = piece.range.lowerBound
                continue
            }
            if byte < piece.source { return place }
            place = piece.range.lowerBound + min(byte - piece.source, piece.range.count)
            if byte < piece.source + piece.range.count { return place }
        }
        return min(place, contentRange.upperBound)
    }
}
