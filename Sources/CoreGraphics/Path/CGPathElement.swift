import Foundation

/// The kinds of step of which a path consists.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a part of the path; one point.
    case moveToPoint
    /// A straight line; one point.
    case addLineToPoint
    /// A quadratic Bézier curve; a control point and the end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve; two control points and the end.
    case addCurveToPoint
    /// A straight line back to the part's start; no point.
    case closeSubpath
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
    /// The kind of step, which says how many points there are.
    public var type: CGPathElementType
    /// The step's points. Valid only during the call that handed the element out.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element that borrows `points`.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
