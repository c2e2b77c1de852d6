import CoreGraphics

extension UIView {
    /// Lets glass grow while a finger is on it, unless motion is reduced.
    func liftGlass(_ isLifted: Bool) {
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        let length = max(bounds.width, 1)
        let scale = isLifted ? min(1 + GlassView.lift / length, GlassView.greatestLift) : 1
        // The springs with which glass swells and settles (`LookSource.morph`).
        UIView.animate(
            springDuration: isLifted ? 0.292 : 0.416,
            bounce: isLifted ? 0.5 : 0.416,
            options: .allowUserInteraction
        ) { [self] in
            transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}
