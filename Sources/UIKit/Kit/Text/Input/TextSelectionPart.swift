import CoreGraphics

/// A part of the selection of a text field or a text view.
final class TextSelectionPart: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (first: Bool, last: Bool)

    private init(_ place: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        (self.place, self.direction) = (place, direction)
        ends = (isFirst, isLast)
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.first }
    override var containsEnd: Bool { ends.last }
    override var isVertical: Bool { false }

    /// Returns the parts of a selection that covers rectangles, from its start to its end.
    static func parts(of rects: [CGRect], _ direction: NSWritingDirection) -> [UITextSelectionRect] {
        rects.indices.map { index in
            TextSelectionPart(
                rects[index],
                direction,
                isFirst: index == rects.startIndex,
                isLast: index == rects.endIndex - 1
            )
        }
    }
}
