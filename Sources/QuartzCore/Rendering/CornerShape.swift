import CoreGraphics
import DisplayList
import Motion

/// The curve of a corner, as points that are multiples of the radius from the corner along both sides.
struct CornerShape {
    /// How far a continuous corner reaches along a side, in multiples of its radius. Widely reported (*unverified*).
    static let continuousReach: CGFloat = 1.528665

    /// The start, and the control points and ends of three cubic Bézier curves.
    let points: [CGPoint]

    /// Creates the shape of a continuous corner.
    ///
    /// - Parameter share: 1 if the corner has the space for its whole reach, down to 0 if it has only that of a quarter
    ///   of a circle, which it then is.
    init(continuous share: CGFloat) {
        points = zip(Self.circle, Self.continuous).map { $0.interpolated(to: $1, fraction: Double(share)) }
    }

    /// Three arcs of 30 degrees.
    private static let circle: [CGPoint] = {
        let reach = 4.0 / 3 * tan(Double.pi / 24)
        return [CGPoint(x: 1, y: 0)]
            + (0..<3).flatMap { arc -> [CGPoint] in
                let (from, to) = (Double(arc) * .pi / 6, Double(arc + 1) * .pi / 6)
                return [
                    CGPoint(x: 1 - sin(from) - reach * cos(from), y: 1 - cos(from) + reach * sin(from)),
                    CGPoint(x: 1 - sin(to) + reach * cos(to), y: 1 - cos(to) - reach * sin(to)),
                    CGPoint(x: 1 - sin(to), y: 1 - cos(to)),
                ]
            }
    }()

    /// The numbers are widely reported (*unverified*).
    private static let continuous: [CGPoint] = {
        let half = [
            CGPoint(x: continuousReach, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
            CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
        ]
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()
}
