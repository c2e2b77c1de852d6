import Foundation

/// How far to move something, in points.
public struct UIOffset: Equatable, Codable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No movement.
    public static let zero = UIOffset()

    /// An offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// An offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Reads the two numbers, the horizontal one first.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        horizontal = try numbers.decode(CGFloat.self)
        vertical = try numbers.decode(CGFloat.self)
    }

    /// Writes the two numbers, the horizontal one first.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(horizontal)
        try numbers.encode(vertical)
    }
}
