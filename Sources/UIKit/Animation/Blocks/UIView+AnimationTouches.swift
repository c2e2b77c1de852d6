import CoreGraphics
import QuartzCore

extension UIView {
    /// Converts a point of the superview for hit testing. While an animator moves the view, the view's position on
    /// the screen counts.
    func touchPoint(_ point: CGPoint) -> CGPoint {
        guard storage.animationTouches.usePresentationLayer else { return convert(point, from: superview) }
        return point.applying(layer.presentedTransform(to: layer.superlayer).inverted())
    }
}
