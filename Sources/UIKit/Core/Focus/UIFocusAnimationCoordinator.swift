import Foundation

/// A collection of the animations that accompany a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var steps: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

    /// Adds changes to animate along with the movement of the focus.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        steps.append((animations, completion))
    }

    /// Removes the changes and passes them to a closure, one after the other.
    func takeSteps(_ run: (_ animations: (() -> Void)?, _ completion: (() -> Void)?) -> Void) {
        let taken = steps
        steps = []
        for step in taken { run(step.animations, step.completion) }
    }
}
