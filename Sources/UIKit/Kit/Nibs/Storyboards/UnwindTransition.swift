/// The transition of an unwind segue: the destination becomes visible.
@MainActor
enum UnwindTransition {
    static func perform(_ segue: UIStoryboardSegue) {
        let destination = segue.destination
        let dismisses = destination.presentedViewController != nil
        let change = {
            // From the inside out, each container shows the child that is or contains the destination.
            var child = destination
            while let parent = child.parent {
                parent.unwind(for: segue, towards: child)
                child = parent
            }
        }
        // Behind the controller that is dismissed, the containers change without a motion of their own.
        if dismisses { UIView.performWithoutAnimation(change) } else { change() }
        if dismisses { destination.dismiss(animated: true) }
    }
}
