import CoreGraphics
import QuartzCore

extension UIView {
    /// A point of the superview's coordinates in this view's, for a touch: while an animator moves the view, by where it
    /// is on screen.
    func touchPoint(_ point: CGPoint) -> CGPoint {
        guard storage.animationTouches.goByScreen else { return convert(point, from: superview) }
        return point.applying(layer.presentedTransform(to: layer.superlayer).inverted())
    }
}
