import CoreGraphics
import Foundation

/// The coordinator of a change of the window's size or traits, which isn't animated on the desktop.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var isOver = false

    init(in view: UIView) {
        containerView = view
    }

    /// Calls the closures after the change.
    func end() {
        isOver = true
        for block in animations + completions { block(self) }
        (animations, completions) = ([], [])
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 1 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
