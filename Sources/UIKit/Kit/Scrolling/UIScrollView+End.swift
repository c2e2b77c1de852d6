import CoreGraphics

extension UIScrollView {
    /// Whether the content is at its end, or all of it is visible.
    var isAtBottom: Bool {
        contentOffset.y >= contentSize.height + adjustedContentInset.bottom - bounds.height - 0.5
    }
}
