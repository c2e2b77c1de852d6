import Foundation

/// Insets from the edges of a rectangle, in points, where the leading and trailing edges depend on
/// the layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the leading edge, at which lines of text begin.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the trailing edge, at which lines of text end.
    public var trailing: CGFloat

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets in points. Negative insets extend outside the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Decodes the four numbers in the order top, leading, bottom, trailing.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        top = try numbers.decode(CGFloat.self)
        leading = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        trailing = try numbers.decode(CGFloat.self)
    }

    /// Encodes the four numbers in the order top, leading, bottom, trailing.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates insets whose leading edge is the left one, or the right one in a right-to-left layout.
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }

    /// Returns the insets with leading and trailing replaced by left and right.
    package func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }
}
