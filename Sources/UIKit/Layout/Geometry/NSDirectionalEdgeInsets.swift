import Foundation

/// Distances in points from the edges of a rectangle, where leading is the side that a line of text starts at.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// How far in from the top edge.
    public var top: CGFloat
    /// How far in from the edge at which lines start.
    public var leading: CGFloat
    /// How far in from the bottom edge.
    public var bottom: CGFloat
    /// How far in from the edge at which lines end.
    public var trailing: CGFloat

    /// No distance from any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets in points; negative ones lie outside the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Reads the four numbers in the order top, leading, bottom, trailing.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        leading = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        trailing = try numbers.decode(CGFloat.self)
    }

    /// Writes the four numbers in the order top, leading, bottom, trailing.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets whose leading edge is the left one, or with lines from right to left the right one.
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }

    /// The same insets by left and right.
    package func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }
}
