import Foundation

extension CGMutablePath {
    /// A closed rectangle; nothing for the null one.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        segments.addRect(rect, transform: transform)
    }

    /// Closed rectangles, one after the other.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { segments.addRect(rect, transform: transform) }
    }

    /// A move to the first point and lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        segments.addLines(between: points, transform: transform)
    }

    /// The closed ellipse that touches the four sides of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        segments.addEllipse(in: rect, transform: transform)
    }

    /// A closed rectangle whose corners are quarters of an ellipse. Corners larger than half the rectangle are cut to
    /// that.
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

    /// A part of a circle that starts at `startAngle` and covers `delta` radians, after a line to its start if there is a
    /// current point.
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

    /// A part of a circle between two angles in radians, after a line to its start if there is a current point.
    ///
    /// `clockwise` is meant in coordinates whose y grows upwards. Where it grows downwards, as in UIKit, the arc looks
    /// the other way round.
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

    /// Rounds the corner that lines from the current point to `tangent1End` and on to `tangent2End` would make. The path
    /// ends where the circle touches the second line. Needs a current point.
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
