import Foundation

extension CGMutablePath {
    /// Adds a closed rectangle. The null rectangle adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        segments.addRect(rect, transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { segments.addRect(rect, transform: transform) }
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        segments.addLines(between: points, transform: transform)
    }

    /// Adds the ellipse inscribed in `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        segments.addEllipse(in: rect, transform: transform)
    }

    /// Adds a closed rectangle whose corners are quarter ellipses. The corners are limited to half the rectangle.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        segments.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform
        )
    }

    /// Adds an arc of a circle that starts at `startAngle` and covers `delta` radians. If there is a current point, a
    /// line to the arc's start comes first.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        segments.addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: delta,
            transform: transform
        )
    }

    /// Adds an arc of a circle between two angles in radians. If there is a current point, a line to the
    /// arc's start comes first.
    ///
    /// `clockwise` refers to coordinates in which y points up. Where y points down, as in UIKit, the arc appears in
    /// the opposite direction.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        segments.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: transform
        )
    }

    /// Adds an arc that rounds the corner between lines from the current point to `tangent1End` and on to
    /// `tangent2End`. The path then ends where the circle touches the second line. Requires a current point.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        segments.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: transform
        )
    }
}
