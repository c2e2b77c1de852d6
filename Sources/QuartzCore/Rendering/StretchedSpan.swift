import CoreGraphics

/// A part of contents along an axis, and where it is drawn.
struct StretchedSpan: Equatable {
    /// The start and the length of the part, in units of the contents.
    let start: CGFloat
    let length: CGFloat
    /// The start and the length of the space for it, in points.
    let target: CGFloat
    let space: CGFloat

    /// Returns the parts of contents whose middle is stretched, without those that are empty. In a space that is too
    /// short for the other two, they shrink in proportion.
    ///
    /// - Parameters:
    ///   - start: The start of the middle, in units of the contents.
    ///   - length: Its length. 0 means one pixel around the start.
    ///   - size: The length of the contents in points.
    ///   - space: The length of the space in points.
    static func spans(
        _ start: CGFloat,
        _ length: CGFloat,
        of size: CGFloat,
        in space: CGFloat,
        _ shown: LayerState
    ) -> [StretchedSpan] {
        let pixel = 1 / (size * shown.look.contentsScale)
        let first = min(max(length > 0 ? start : start - pixel / 2, 0), 1)
        let last = min(max(length > 0 ? start + length : start + pixel / 2, first), 1)
        let caps = (first + 1 - last) * size
        let shrinking = caps > space ? space / caps : 1
        let (near, far) = (first * size * shrinking, (1 - last) * size * shrinking)
        let spans = [
            StretchedSpan(start: 0, length: first, target: 0, space: near),
            StretchedSpan(start: first, length: last - first, target: near, space: space - near - far),
            StretchedSpan(start: last, length: 1 - last, target: space - far, space: far),
        ]
        return spans.filter { $0.length > 0 && $0.space > 0 }
    }
}
