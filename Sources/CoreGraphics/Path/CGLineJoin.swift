import Foundation

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are extended until they meet. Beyond the miter limit the corner is beveled.
    case miter
    /// A circle rounds the corner.
    case round
    /// A straight line connects the outer edges.
    case bevel
}
