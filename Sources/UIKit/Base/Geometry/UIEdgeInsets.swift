import Foundation

/// Insets from the edges of a rectangle, in points. Positive insets are inward.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge, in every layout direction.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge, in every layout direction.
    public var right: CGFloat

    /// Insets of zero.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets in points. Negative insets extend outside the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Decodes the four numbers in the order top, left, bottom, right.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        left = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        right = try numbers.decode(CGFloat.self)
    }

    /// Encodes the four numbers in the order top, left, bottom, right.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
}

/// Returns insets in points, for sources in the language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension CGRect {
    /// Returns the rectangle with its edges moved inward, or the null rectangle if the insets are
    /// larger than the rectangle.
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
