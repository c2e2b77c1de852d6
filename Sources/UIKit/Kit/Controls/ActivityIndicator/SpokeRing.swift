import CoreGraphics
import Foundation

/// The spokes of an activity indicator, one of which is the brightest.
struct SpokeRing {
    static let count = 8
    /// The time in seconds after which the next spoke is the brightest (unverified).
    static let interval: TimeInterval = 0.125
    /// The measures as fractions of the side, and the opacity of the palest spoke (unverified).
    private static let (innerRadius, width, palest) = (0.25, 0.11, 0.2)

    /// The rectangle around the ring, in points.
    let frame: CGRect
    /// The index of the brightest spoke, clockwise from the top.
    let brightest: Int

    /// Returns the opacity of a spoke. It decreases counterclockwise from the brightest spoke.
    func opacity(of spoke: Int) -> CGFloat {
        let age = (brightest - spoke + Self.count) % Self.count
        return 1 - (1 - Self.palest) * CGFloat(age) / CGFloat(Self.count - 1)
    }

    /// Returns the outline of a spoke: a bar with round ends.
    func outline(of spoke: Int) -> UIBezierPath {
        let side = frame.width
        let width = side * Self.width
        let bar = CGRect(x: -width / 2, y: -side / 2, width: width, height: side * (0.5 - Self.innerRadius))
        let path = UIBezierPath(roundedRect: bar, cornerRadius: width / 2)
        path.apply(CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(spoke) / CGFloat(Self.count)))
        path.apply(CGAffineTransform(translationX: frame.midX, y: frame.midY))
        return path
    }
}
