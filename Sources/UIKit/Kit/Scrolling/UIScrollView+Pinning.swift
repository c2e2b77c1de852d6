import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// The scrolling in which views that are pinned to the viewport don't take part yet. There is none where changes
    /// are animated: the views then move with the content by themselves.
    var scrollToJoin: ScrollInMotion? {
        guard AnimationContext.current == nil, !layer.device.conduct.contains(.pinnedViewsJump) else { return nil }
        return layer.newScrollInMotion
    }

    /// Places a view that is pinned to the viewport. It takes part in an animation of the scroll position, so that it
    /// stands on the screen while the content moves.
    func placePinned(_ view: UIView, at frame: CGRect) {
        let start = view.frame.origin
        view.frame = frame
        scrollToJoin?.carry(view.layer, over: CGPoint(x: frame.minX - start.x, y: frame.minY - start.y))
    }
}
