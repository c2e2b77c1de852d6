import Foundation

/// A path to which elements can be added.
///
/// The `transform` of a method applies only to the points that the method adds. A point that is not finite adds
/// nothing, and neither does a line or curve before the first `move(to:transform:)`.
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(segments: PathSegments())
    }

    /// Begins a subpath at `point`.
    public final func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.move(to: point.applying(transform))
    }

    /// Adds a line from the current point to `point`.
    public final func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    public final func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        segments.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point to `end`.
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

    /// Closes the current subpath with a line to its start. A stroke joins the two ends.
    public final func closeSubpath() {
        segments.close()
    }

    /// Adds the elements of another path.
    public final func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        segments.append(path.segments, transform: transform)
    }
}
