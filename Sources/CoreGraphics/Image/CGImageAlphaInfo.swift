import Foundation

/// Where a pixel's opacity is stored, and whether the colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Colors only, opaque.
    case none
    /// After the colors, which are multiplied by it.
    case premultipliedLast
    /// Before the colors, which are multiplied by it.
    case premultipliedFirst
    /// After the colors.
    case last
    /// Before the colors.
    case first
    /// Opaque, with an unused component after the colors.
    case noneSkipLast
    /// Opaque, with an unused component before the colors.
    case noneSkipFirst
    /// Opacity without colors.
    case alphaOnly
}
