import CoreGraphics

/// Pops the top controller of a navigation controller by a finger that draws its view aside from the leading edge.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The time in seconds for which the velocity of the finger is added to its distance (unverified).
    private static let foresight: CGFloat = 0.2

    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// Returns whether a finger begins to pop. An app that replaces the delegate of the recognizer decides that itself.
    private let shouldBegin: () -> Bool
    /// Pops the top controller with an animation, unless there is none to pop or another transition is in progress.
    private let pop: () -> Void
    /// Drives the transition while the finger is down. If another transition takes its place, it drives none.
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// The driver of the transition that is about to begin; `nil` while none begins by a finger.
    private(set) var beginning: UIPercentDrivenInteractiveTransition?

    init(shouldBegin: @escaping () -> Bool, pop: @escaping () -> Void) {
        (self.shouldBegin, self.pop) = (shouldBegin, pop)
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.follow() }
    }

    /// Makes the leading edge of the recognizer's view that from which a finger pops.
    func layoutDirectionMayHaveChanged() {
        let isRightToLeft = recognizer.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        recognizer.edges = isRightToLeft ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin() }

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
        let interaction = UIPercentDrivenInteractiveTransition()
        self.interaction = interaction
        beginning = interaction
        pop()
        beginning = nil
        interaction.update(progress(after: 0))
    }

    private func end(isPopped: Bool) {
        if isPopped { interaction?.finish() } else { interaction?.cancel() }
        interaction = nil
    }

    /// The part of the width that the finger has moved away from the edge.
    ///
    /// - Parameter time: The time in seconds for which its velocity is added.
    private func progress(after time: CGFloat) -> CGFloat {
        guard let view = recognizer.view, view.bounds.width > 0 else { return 0 }
        let distance = recognizer.translation(in: view).x + recognizer.velocity(in: view).x * time
        let side: CGFloat = recognizer.edges == .right ? -1 : 1
        return side * distance / view.bounds.width
    }
}
