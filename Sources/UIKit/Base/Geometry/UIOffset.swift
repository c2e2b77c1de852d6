import Foundation

/// An offset of a position, in points.
public struct UIOffset: Equatable, Codable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downward.
    public var vertical: CGFloat

    /// An offset of zero.
    public static let zero = UIOffset()

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Decodes the two numbers, the horizontal one first.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        horizontal = try numbers.decode(CGFloat.self)
        vertical = try numbers.decode(CGFloat.self)
    }

    /// Encodes the two numbers, the horizontal one first.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(horizontal)
        try numbers.encode(vertical)
    }
}
