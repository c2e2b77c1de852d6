import Foundation

/// A displacement in points: how far along x and along y.
public struct CGVector: Sendable, Hashable {
    /// The distance along x.
    public var dx: CGFloat
    /// The distance along y.
    public var dy: CGFloat

    /// The displacement that goes nowhere.
    public static let zero = CGVector()

    /// A displacement that goes nowhere.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// A displacement of `dx` and `dy`.
    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }

    /// A displacement of `dx` and `dy`.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A displacement of `dx` and `dy`.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads two numbers from an unkeyed container: dx, dy.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        dx = try container.decode(CGFloat.self)
        dy = try container.decode(CGFloat.self)
    }

    /// Writes two numbers to an unkeyed container: dx, dy.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}
