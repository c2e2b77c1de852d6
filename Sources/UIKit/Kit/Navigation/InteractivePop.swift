import CoreGraphics

/// Pops the top controller of a navigation controller by a finger that draws its view aside from the leading edge.
///
/// As in UIKit, it doesn't begin while the top controller has no back button. An app that wants it nevertheless
/// replaces the delegate of the recognizer.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The time in seconds for which the velocity of the finger is added to its distance (unverified).
    private static let foresight: CGFloat = 0.2

    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let navigation: UINavigationController
    /// Drives the transition while the finger is down.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.follow() }
    }

    /// Attaches the recognizer to the view of the navigation controller.
    func attach(to view: UIView) {
        view.addGestureRecognizer(recognizer)
        layoutDirectionMayHaveChanged(in: view)
    }

    func layoutDirectionMayHaveChanged(in view: UIView) {
        recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard mayPop, !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem else {
            return false
        }
        let hasOtherItems = item.leftBarButtonItems?.contains { !$0.isHidden } == true
        return !item.hidesBackButton && (item.leftItemsSupplementBackButton || !hasOtherItems)
    }

    private var mayPop: Bool { navigation.viewControllers.count > 1 && navigation.transition == nil }

    private func follow() {
        switch recognizer.state {
        case .began: begin()
        case .changed: interaction?.update(progress(after: 0))
        case .ended: end(isPopped: progress(after: Self.foresight) > 0.5)
        case .cancelled, .failed: end(isPopped: false)
        default: break
        }
    }

    private func begin() {
        // The delegate of an app may let the gesture begin at any time.
        guard mayPop else { return }
        interaction = UIPercentDrivenInteractiveTransition()
        navigation.popViewController(animated: true)
        interaction?.update(progress(after: 0))
    }

    private func end(isPopped: Bool) {
        if isPopped { interaction?.finish() } else { interaction?.cancel() }
        interaction = nil
    }

    /// The part of the width that the finger has moved away from the edge.
    ///
    /// - Parameter time: The time in seconds for which its velocity is added.
    private func progress(after time: CGFloat) -> CGFloat {
        guard let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return 0 }
        let distance = recognizer.translation(in: view).x + recognizer.velocity(in: view).x * time
        let side: CGFloat = recognizer.edges == .right ? -1 : 1
        return side * distance / view.bounds.width
    }
}
