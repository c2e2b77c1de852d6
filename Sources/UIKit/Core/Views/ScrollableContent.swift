import CoreGraphics

/// A view whose content has a size of its own, which constraints may determine.
///
/// Scroll views are on a higher floor. Layout and focus know them by this protocol.
@preconcurrency @MainActor
protocol ScrollableContent: AnyObject {
    /// The size of the content, in points.
    var contentSize: CGSize { get set }
    /// Whether constraints to the content determine its size.
    var contentFollowsLayout: Bool { get }
    /// Sets the size that constraints determine, in points, without the effect of a zoom scale.
    func takeContentSize(_ size: CGSize)
    /// Scrolls a rectangle of the content into the visible part.
    func scrollRectToVisible(_ rect: CGRect, animated: Bool)
}
