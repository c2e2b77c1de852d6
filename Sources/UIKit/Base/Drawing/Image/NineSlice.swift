import Foundation

/// An image divided by its cap insets into corners, edges and a center. Only the edges and the center change their
/// size.
struct NineSlice {
    struct Slice: Equatable {
        var source: CGRect
        var target: CGRect
    }

    let size: CGSize
    let capInsets: UIEdgeInsets

    /// Returns the non-empty parts with their source and target rectangles. If the target is too small for the
    /// caps, they shrink in proportion.
    func slices(in rect: CGRect) -> [Slice] {
        let columns = Self.spans(size.width, capInsets.left, capInsets.right, over: rect.minX, rect.width)
        let rows = Self.spans(size.height, capInsets.top, capInsets.bottom, over: rect.minY, rect.height)
        return rows.flatMap { row in
            columns.map { column in
                Slice(
                    source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    target: CGRect(x: column.to, y: row.to, width: column.space, height: row.space)
                )
            }
        }
    }

    private typealias Span = (from: CGFloat, length: CGFloat, to: CGFloat, space: CGFloat)

    private static func spans(
        _ length: CGFloat,
        _ startCap: CGFloat,
        _ endCap: CGFloat,
        over start: CGFloat,
        _ space: CGFloat
    ) -> [Span] {
        let first = min(max(startCap, 0), length)
        let last = min(max(endCap, 0), length - first)
        let shrinking = first + last > space ? space / (first + last) : 1
        let (near, far) = (first * shrinking, last * shrinking)
        let spans: [Span] = [
            (0, first, start, near),
            (first, length - first - last, start + near, space - near - far),
            (length - last, last, start + space - far, far),
        ]
        return spans.filter { $0.length > 0 && $0.space > 0 }
    }
}
