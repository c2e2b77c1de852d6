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
