import Foundation

/// The animation of an item that is lifted, dropped or returned.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated along with the item.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animation is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation of items, with what clients add to it.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, in an animation block of the caller.
    func animate() {
        let changes = animations
        animations = []
        for change in changes { change() }
    }

    /// Calls the completions. The second call does nothing.
    func complete(at position: UIViewAnimatingPosition = .end) {
        let handlers = completions
        completions = []
        for handler in handlers { handler(position) }
    }
}
