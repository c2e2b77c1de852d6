import Foundation

/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath. Has one point.
    case moveToPoint
    /// Adds a line. Has one point.
    case addLineToPoint
    /// Adds a quadratic Bézier curve. Has a control point and the end.
    case addQuadCurveToPoint
    /// Adds a cubic Bézier curve. Has two control points and the end.
    case addCurveToPoint
    /// Closes the subpath with a line to its start. Has no points.
    case closeSubpath
}

/// An element of a path, as passed to the closure of `CGPath.applyWithBlock(_:)`.
public struct CGPathElement {
    /// The type of the element, which determines the number of points.
    public var type: CGPathElementType
    /// The points of the element, which are valid only during the call that received it.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element that borrows `points`.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
