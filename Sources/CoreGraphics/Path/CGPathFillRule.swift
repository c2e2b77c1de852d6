import Foundation

/// The rule by which points are inside a path that intersects itself or has subpaths within subpaths.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it a nonzero number of times. Opposite
    /// directions cancel each other.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}
