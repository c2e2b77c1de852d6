import Foundation

/// How the open ends of a stroke look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half disc beyond the end point.
    case round
    /// Cut off half the line's width beyond the end point.
    case square
}
