import Foundation
import QuartzCore

/// A collection of the animations that accompany a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var steps: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

    /// Adds changes to animate along with the movement of the focus.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        steps.append((animations, completion))
    }

    /// The duration of the animations, in seconds. Not Apple's value.
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
