import CoreGraphics

extension CGRect {
    /// Returns the rectangle with its edges moved inward (1) or outward (-1) by insets. Unlike the result of
    /// `inset(by:)`, its size may be negative.
    func moved(by insets: UIEdgeInsets, _ direction: CGFloat) -> CGRect {
        guard insets != .zero else { return self }
        return CGRect(
            x: origin.x + direction * insets.left,
            y: origin.y + direction * insets.top,
            width: size.width - direction * (insets.left + insets.right),
            height: size.height - direction * (insets.top + insets.bottom)
        )
    }

    /// Returns the rectangle inside insets. Where the insets are larger than the rectangle, its width or height is 0:
    /// `inset(by:)` returns a null rectangle then, which is no frame.
    package func room(inside insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + min(insets.left, width),
            y: minY + min(insets.top, height),
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }

    /// Returns the rectangle inside margins at the left and right, and at the top and bottom. Where these are larger
    /// than the rectangle, its width or height is 0: `insetBy(dx:dy:)` returns a null rectangle then.
    func room(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(
            x: minX + min(dx, width / 2),
            y: minY + min(dy, height / 2),
            width: max(0, width - 2 * dx),
            height: max(0, height - 2 * dy)
        )
    }
}
