import Foundation

/// Lines and curves to be filled, stroked or clipped to. Immutable, unless it is a `CGMutablePath`.
public class CGPath {
    package internal(set) final var segments: PathSegments

    package init(segments: PathSegments) {
        self.segments = segments
    }

    /// A rectangle, mapped by `transform` if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var segments = PathSegments()
        segments.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// The ellipse that touches the four sides of `rect`, mapped by `transform` if there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var segments = PathSegments()
        segments.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// A rectangle whose corners are quarters of an ellipse, mapped by `transform` if there is one. Corners larger than
    /// half the rectangle are cut to that.
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

    /// Where the next line would start; the origin if the path is empty.
    public final var currentPoint: CGPoint {
        segments.current ?? .zero
    }

    /// The smallest rectangle around every point of the path, control points included; null if it is empty. O(elements).
    public final var boundingBox: CGRect {
        segments.controlBounds
    }

    /// The smallest rectangle around what the path draws; null if it is empty. O(elements).
    public final var boundingBoxOfPath: CGRect {
        segments.bounds
    }

    /// Whether filling the path, mapped by `transform`, would cover `point`. O(elements).
    public final func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        segments.applying(transform).contains(point, rule: rule)
    }
}

extension CGPath: Hashable {
    /// Whether both have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.segments == rhs.segments
    }

    /// Feeds the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
    }
}
