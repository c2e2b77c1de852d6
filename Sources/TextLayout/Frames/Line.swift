import Foundation

/// One line of a text frame.
package struct Line: Sendable {
    /// What is drawn: the paragraph's own shaped text, or one made for this line.
    let content: ShapedText
    /// Bytes of the content, trailing white space included.
    let contentRange: Range<Int>
    /// Where trailing white space begins in the content.
    let visibleEnd: Int
    /// Where the content comes from; empty if all of it is a stretch of the paragraph.
    let ownPieces: [TextPiece]
    /// Bytes of the paragraph that the line stands for: trailing white space and what was left out included, the hard
    /// break at its end not.
    package let source: Range<Int>
    let paragraph: Paragraph

    /// Points from the frame's top to the line's.
    package let top: Double
    /// Points that the text reaches above the baseline.
    package let ascent: Double
    /// Points that it reaches below, positive.
    package let descent: Double
    package let height: Double
    /// Points that the text is wide; white space at which it was wrapped hangs outside.
    package let width: Double
    /// Points from the paragraph's leading edge.
    let indent: Double
    /// What the line may take up of the layout's width, indents taken off; infinite if that is.
    let available: Double
    /// Whether text was left out here for want of room.
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

    /// Points from the frame's top to the baseline.
    package var baseline: Double { top + height - descent }

    /// The characters of the line, in UTF-16 offsets of the paragraph's text.
    package var range: Range<Int> {
        paragraph.utf16Offset(source.lowerBound)..<paragraph.utf16Offset(source.upperBound)
    }

    package var isRightToLeft: Bool { content.isRightToLeft }

    /// Where the content comes from; one piece unless text was left out or put in.
    var pieces: [TextPiece] {
        guard ownPieces.isEmpty else { return ownPieces }
        return [TextPiece(range: contentRange, source: source.lowerBound, isInserted: false)]
    }

    /// The paragraph's byte for one of the content's.
    func sourceByte(_ byte: Int) -> Int {
        let piece = pieces.last { $0.range.lowerBound <= byte } ?? pieces.first
        return piece?.source(at: byte) ?? source.lowerBound
    }

    /// The content's byte that shows one of the paragraph's; if that was left out, where the ellipsis starts.
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
