import CGSK
import Foundation

/// A rectangle with rounded corners, each with its own radius in points.
package struct RoundedRect: Equatable, Sendable {
    package var rect: CGRect
    /// The radii clockwise from the top left: top left, top right, bottom right, bottom left.
    package var radii: (CGFloat, CGFloat, CGFloat, CGFloat)

    package init(_ rect: CGRect, radii: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)) {
        self.rect = rect
        self.radii = radii
    }

    package var isRectangular: Bool { radii == (0, 0, 0, 0) }

    /// The rectangle for GSK. Radii that would overlap are scaled down together, as in CSS.
    var gsk: GskRoundedRect {
        let corner = { (radius: CGFloat) in CGSize(width: radius, height: radius).graphene }
        var rounded = GskRoundedRect()
        var bounds = rect.graphene
        var topLeft = corner(radii.0)
        var topRight = corner(radii.1)
        var bottomRight = corner(radii.2)
        var bottomLeft = corner(radii.3)
        gsk_rounded_rect_init(&rounded, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
        return rounded
    }

    package static func == (lhs: RoundedRect, rhs: RoundedRect) -> Bool {
        lhs.rect == rhs.rect && lhs.radii == rhs.radii
    }
}
