import CoreGraphics
import Foundation

/// The place and the scale of the content of a scroll view, for state restoration.
@MainActor
struct ScrollState {
    let view: UIScrollView

    func encode(with coder: NSCoder) {
        let inset = view.adjustedContentInset
        // Relative to the insets, which may be others when the app runs again.
        coder.encode(Double(view.contentOffset.x + inset.left), forKey: Key.x)
        coder.encode(Double(view.contentOffset.y + inset.top), forKey: Key.y)
        coder.encode(Double(view.zoomScale), forKey: Key.scale)
    }

    func decode(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.y) else { return }
        let scale = coder.decodeDouble(forKey: Key.scale)
        if scale.isFinite, scale > 0, scale != Double(view.zoomScale) { view.zoomScale = scale }
        scroll(toX: coder.decodeDouble(forKey: Key.x), y: coder.decodeDouble(forKey: Key.y))
    }

    /// Scrolls to a place relative to the insets, as far as there is content.
    func scroll(toX x: CGFloat, y: CGFloat) {
        guard x.isFinite, y.isFinite else { return }
        let inset = view.adjustedContentInset
        let farthest = CGPoint(
            x: max(0, view.contentSize.width + inset.left + inset.right - view.bounds.width),
            y: max(0, view.contentSize.height + inset.top + inset.bottom - view.bounds.height)
        )
        view.contentOffset = CGPoint(
            x: min(max(0, x), farthest.x) - inset.left,
            y: min(max(0, y), farthest.y) - inset.top
        )
    }

    private enum Key {
        static let x = "UIScrollViewX"
        static let y = "UIScrollViewY"
        static let scale = "UIScrollViewScale"
    }
}
