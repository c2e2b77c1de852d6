import CoreGraphics

extension UIView {
    /// The value of an intrinsic width or height that the contents do not have: -1.
    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }

    /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest size: (0, 0).
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }

    /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest size: 10,000
    /// points on each axis (unverified).
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

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
