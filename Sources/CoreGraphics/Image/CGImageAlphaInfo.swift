import Foundation

/// Where a pixel's opacity is stored, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Colours only, opaque.
    case none
    /// After the colours, which are multiplied by it.
    case premultipliedLast
    /// Before the colours, which are multiplied by it.
    case premultipliedFirst
    /// After the colours.
    case last
    /// Before the colours.
    case first
    /// Opaque, with an unused component after the colours.
    case noneSkipLast
    /// Opaque, with an unused component before the colours.
    case noneSkipFirst
    /// Opacity without colours.
    case alphaOnly
}
