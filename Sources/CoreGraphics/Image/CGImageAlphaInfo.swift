import Foundation

/// The location of a pixel's alpha component, and whether the colors are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Opaque colors without alpha.
    case none
    /// Alpha after premultiplied colors.
    case premultipliedLast
    /// Alpha before premultiplied colors.
    case premultipliedFirst
    /// Alpha after the colors.
    case last
    /// Alpha before the colors.
    case first
    /// Opaque, with an unused component after the colors.
    case noneSkipLast
    /// Opaque, with an unused component before the colors.
    case noneSkipFirst
    /// Alpha without colors.
    case alphaOnly
}
