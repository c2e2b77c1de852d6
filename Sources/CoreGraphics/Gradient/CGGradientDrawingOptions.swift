import Foundation

/// Where a gradient goes on beyond its ends with the colors it has there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
