import CoreGraphics

/// The measures of the background of a popover.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the base of the arrow in points.
    static func arrowBase() -> CGFloat

    /// Returns the length of the arrow in points, from its base to its tip.
    static func arrowHeight() -> CGFloat

    /// Returns the distances between the background, without its arrow, and the content in points.
    static func contentViewInsets() -> UIEdgeInsets
}
