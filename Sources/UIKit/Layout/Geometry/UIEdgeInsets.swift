import Foundation

/// Distances in points from the edges of a rectangle, positive inwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// How far in from the top edge.
    public var top: CGFloat
    /// How far in from the left edge, in every writing direction.
    public var left: CGFloat
    /// How far in from the bottom edge.
    public var bottom: CGFloat
    /// How far in from the right edge, in every writing direction.
    public var right: CGFloat

    /// No distance from any edge.
    public static let zero = UIEdgeInsets()

    /// Insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets in points; negative ones lie outside the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Reads the four numbers in the order top, left, bottom, right.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        left = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        right = try numbers.decode(CGFloat.self)
    }

    /// Writes the four numbers in the order top, left, bottom, right.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards; null if it has no room for that.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        guard !isNull else { return self }
        let rect = standardized
        let size = CGSize(
            width: rect.width - insets.left - insets.right,
            height: rect.height - insets.top - insets.bottom
        )
        guard size.width >= 0, size.height >= 0 else { return .null }
        return CGRect(origin: CGPoint(x: rect.minX + insets.left, y: rect.minY + insets.top), size: size)
    }
}
