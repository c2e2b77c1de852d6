/// A change of the stack of a navigation controller whose transition hasn't begun, or several that have one transition.
///
/// The stack and the children change at once. The views follow in a transition, of which there is one at a time.
/// Clients change the stack in callbacks of a transition, while it is set up or taken down. Such a change waits until
/// that transition has begun or ended, and replaces it then.
@MainActor
struct StackChange {
    /// The stack before the changes, whose top is visible.
    let old: [UIViewController]
    var animated: Bool
    private var parts: [(added: [UIViewController], removed: [UIViewController])] = []

    init(from old: [UIViewController], animated: Bool) {
        self.old = old
        self.animated = animated
    }

    /// Adds controllers to the children and removes others, which stay children until the end of the transition.
    mutating func add(_ added: [UIViewController], _ removed: [UIViewController], animated: Bool) {
        parts.append((added, removed))
        self.animated = animated
    }

    /// Returns whether the visible controller changes by a push or a pop.
    func operation(to new: [UIViewController]) -> UINavigationController.Operation {
        guard let top = new.last, !old.isEmpty, old.last !== top else { return .none }
        return old.contains { $0 === top } ? .pop : .push
    }

    /// Ends the change after the transition. A controller that has left the stack or returned to it since then is left
    /// to the change by which it did.
    func end(in navigation: UINavigationController) {
        for part in parts {
            for controller in part.removed
            where controller.parent === navigation && !navigation.stack.contains(controller) {
                controller.removeFromParent()
                controller.storage.isMovingFromParent = false
            }
            for controller in part.added where navigation.stack.contains(controller) {
                controller.didMove(toParent: navigation)
                controller.storage.isMovingToParent = false
            }
        }
    }

    /// Restores the children after a transition that was canceled.
    func takeBack(in navigation: UINavigationController) {
        for part in parts.reversed() {
            for controller in part.added where controller.parent === navigation {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
                controller.storage.isMovingToParent = false
            }
            for controller in part.removed where controller.parent === navigation {
                controller.didMove(toParent: navigation)
                controller.storage.isMovingFromParent = false
            }
        }
    }
}
