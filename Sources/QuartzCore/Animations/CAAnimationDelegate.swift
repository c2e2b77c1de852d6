import CoreGraphics
import Foundation

/// The delegate of an animation, which is notified when it starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation's time has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation is over.
    ///
    /// - Parameter flag: `false` if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
