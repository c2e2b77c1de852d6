import CoreGraphics
import QuartzCore

extension UIView {
    /// The frame without the effect of the view's transform.
    var untransformedFrame: CGRect {
        let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width,
            y: position.y - anchor.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    /// Returns the frontmost view that receives touches at a point in this view's coordinates, if there is one.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, !storage.animationTouches.areOff,
            self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.touchPoint(point), with: event) { return hit }
        }
        return self
    }

    /// Converts a point of the superview for hit testing. While an animator moves the view, the view's position on
    /// the screen counts.
    func touchPoint(_ point: CGPoint) -> CGPoint {
        guard storage.animationTouches.usePresentationLayer else { return convert(point, from: superview) }
        return point.applying(layer.presentedTransform(to: layer.superlayer).inverted())
    }
}
