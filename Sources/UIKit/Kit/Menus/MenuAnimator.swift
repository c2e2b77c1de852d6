import Foundation

/// The animator of a menu, which appears and disappears at once.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    var previewViewController: UIViewController? { nil }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, and calls the completions.
    func run() {
        for change in animations { change() }
        for completion in completions { completion() }
        (animations, completions) = ([], [])
    }
}
