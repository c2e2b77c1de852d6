import CoreGraphics

extension UIView {
    /// Stands for a size that the contents have no wish for: -1.
    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }

    /// To ask `systemLayoutSizeFitting(_:)` for the least size: (0, 0).
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }

    /// To ask `systemLayoutSizeFitting(_:)` for the greatest size: 10,000 points each way (unverified).
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension CGRect {
    /// The rectangle with its edges moved in by insets (1) or out (-1). Unlike `inset(by:)` it may come to less than none.
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
