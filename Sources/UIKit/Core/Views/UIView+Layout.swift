import CoreGraphics

/// Values of layout that other types and views use.
extension UIView {
    /// The value of an intrinsic width or height that the contents do not have: -1.
    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }

    /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest size: (0, 0).
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }

    /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest size: 10,000
    /// points on each axis (unverified).
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The direction that the meaning of the contents and the traits lead to.
    var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        default: semanticContentAttribute.direction(in: .leftToRight)
        }
    }

    /// Whether the view's hierarchy is laid out separately from its superview.
    var isLayoutRoot: Bool { storage.isLayoutRoot }

    /// The view whose engine solves the constraints of this view: the topmost superview, or the
    /// nearest one that is laid out separately.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let parent = view.parent { view = parent }
        return view
    }

    func invalidateLayout() {
        requireMainThread("UIView.setNeedsLayout()")
        layer.setNeedsLayout()
    }
}
