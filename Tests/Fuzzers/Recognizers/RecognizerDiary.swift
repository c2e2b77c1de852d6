import UIKit

/// The states that a recognizer has told its overrides of `state`, and its handlers.
@MainActor final class RecognizerDiary {
    private(set) var overrides: ToldStates
    private(set) var handlers: ToldStates
    /// The first state that was told after the recognizer was disabled, other than its end.
    private(set) var strayState: String?
    /// The state that was told last before the recognizer was stopped.
    private var known = UIGestureRecognizer.State.possible
    /// Whether the recognizer is disabled or has no view.
    var isStopped = false
    /// Called for each state that overrides or handlers learn of.
    var onTold: (GestureCallback) -> Void = { _ in }

    init(_ kind: RecognizerKind) {
        overrides = ToldStates(isContinuous: kind.isContinuous)
        handlers = ToldStates(isContinuous: kind.isContinuous)
    }

    func noteOverride(_ state: UIGestureRecognizer.State) {
        guard state != .possible else { return }
        check(state)
        overrides.tell(state)
        onTold(.stateOverride)
    }

    func noteHandler(_ state: UIGestureRecognizer.State) {
        check(state)
        handlers.tell(state)
        onTold(.handler)
    }

    func noteReset() {
        overrides.reset()
        handlers.reset()
    }

    private func check(_ state: UIGestureRecognizer.State) {
        guard isStopped else { return known = state }
        // An override that stops the recognizer does so between its own call and those of the handlers.
        guard state != known, state == .began || state == .changed else { return }
        strayState = strayState ?? "\(state) after it was stopped"
    }
}
