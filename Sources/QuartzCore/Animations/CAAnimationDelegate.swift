import CoreGraphics

/// Hears when an animation starts and stops.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's time has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over.
    ///
    /// - Parameter flag: `false` if it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
