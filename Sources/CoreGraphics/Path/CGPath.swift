import Foundation

/// Lines and curves to fill, stroke or clip to. Immutable, unless it is a `CGMutablePath`.
public class CGPath {
    package internal(set) final var segments: PathSegments

    package init(segments: PathSegments) {
        self.segments = segments
    }

    /// Creates a rectangle, transformed by `transform` if it is not nil.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var segments = PathSegments()
        segments.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// Creates the ellipse inscribed in `rect`, transformed by `transform` if it is not nil.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var segments = PathSegments()
        segments.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// Creates a rectangle whose corners are quarter ellipses, transformed by `transform` if it is not nil. The
    /// corners are limited to half the rectangle.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var segments = PathSegments()
        segments.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(segments: segments)
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool {
        segments.isEmpty
    }

    /// The current point, or the origin if the path is empty.
    public final var currentPoint: CGPoint {
        segments.current ?? .zero
    }

    /// The bounding box of the path including control points, or the null rectangle if the path
    /// is empty. O(elements).
    public final var boundingBox: CGRect {
        segments.controlBounds
    }

    /// The bounding box of the path without control points, or the null rectangle if the path is empty. O(elements).
    public final var boundingBoxOfPath: CGRect {
        segments.bounds
    }

    /// Returns whether filling the path, transformed by `transform`, would cover a point. O(elements).
    public final func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        segments.applying(transform).contains(point, rule: rule)
    }
}

extension CGPath: Hashable {
    /// Returns whether both have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.segments == rhs.segments
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
    }
}
