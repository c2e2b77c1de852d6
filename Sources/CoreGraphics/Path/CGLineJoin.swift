import Foundation

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges run on until they meet; beyond the miter limit as `bevel`.
    case miter
    /// A disc around the corner.
    case round
    /// The outer ends joined by a straight line.
    case bevel
}
