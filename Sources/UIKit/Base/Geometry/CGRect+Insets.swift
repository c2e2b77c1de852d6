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
}
