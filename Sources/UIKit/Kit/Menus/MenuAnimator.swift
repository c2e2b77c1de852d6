import Foundation

/// The animator of a menu. A menu without a preview appears and disappears at once.
class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// - Parameter controller: The controller of the preview.
    init(previewing controller: UIViewController? = nil) {
        previewViewController = controller
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, in an animation block of the caller if there is one.
    func animate() {
        let changes = animations
        animations = []
        for change in changes { change() }
    }

    /// Calls the completions.
    func complete() {
        let handlers = completions
        completions = []
        for handler in handlers { handler() }
    }

    /// Makes the changes, and calls the completions.
    func run() {
        animate()
        complete()
    }
}
