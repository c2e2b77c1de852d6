import Foundation

/// The ends beyond which a gradient is extended with its first or last color.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Extends the gradient before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the gradient after its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
