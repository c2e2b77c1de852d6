import Foundation

/// Which points count as inside a path that crosses itself or has parts within parts.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which the path turns a number of times that is not zero, turns to one side taken from turns to the
    /// other.
    case winding
    /// Those from which a line to far away crosses the path an odd number of times.
    case evenOdd
}
