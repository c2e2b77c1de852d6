import CoreGraphics

/// The base class of backgrounds of popovers, which draw the bubble with its arrow themselves.
///
/// A subclass overrides the class methods, and lays itself out by `arrowDirection` and `arrowOffset`. Its frame
/// contains the arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance in points between the middle of the arrow and that of the edge that it is at. 0 by default.
    open var arrowOffset: CGFloat = 0 {
        didSet { if arrowOffset != oldValue { setNeedsLayout() } }
    }

    /// The direction of the arrow.
    open var arrowDirection = UIPopoverArrowDirection.unknown {
        didSet { if arrowDirection != oldValue { setNeedsLayout() } }
    }

    /// Returns the width of the base of the arrow in points: 0 by default.
    open class func arrowBase() -> CGFloat { 0 }

    /// Returns the length of the arrow in points: 0 by default.
    open class func arrowHeight() -> CGFloat { 0 }

    /// Returns the distances between the background, without its arrow, and the content in points: none by default.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
