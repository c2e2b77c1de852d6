import Foundation

/// A path that can be added to.
///
/// A `transform` given to a method maps the points it adds, and only those. A point that is not finite adds nothing, and
/// neither does a line or curve before the first `move(to:transform:)`.
public class CGMutablePath: CGPath {
    /// An empty path.
    public init() {
        super.init(segments: PathSegments())
    }

    /// Starts a new part of the path at `point`.
    public final func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.move(to: point.applying(transform))
    }

    /// A straight line from the current point to `point`.
    public final func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.addLine(to: point.applying(transform))
    }

    /// A quadratic Bézier curve from the current point to `end`.
    public final func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        segments.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// A cubic Bézier curve from the current point to `end`.
    public final func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        segments.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// A straight line back to where this part of the path started, which also joins the two ends when stroked.
    public final func closeSubpath() {
        segments.close()
    }

    /// Every element of another path.
    public final func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        segments.append(path.segments, transform: transform)
    }
}
