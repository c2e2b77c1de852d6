import Foundation
import QuartzCore

/// Collects what is animated while the focus moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var steps: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

    /// Has changes animated along with the focus.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        steps.append((animations, completion))
    }

    /// Seconds (not Apple's number).
    private static let duration: TimeInterval = 0.2

    func run() {
        for step in steps {
            UIView.animate(withDuration: Self.duration) {
                step.animations?()
            } completion: { _ in
                step.completion?()
            }
        }
        steps = []
    }
}
