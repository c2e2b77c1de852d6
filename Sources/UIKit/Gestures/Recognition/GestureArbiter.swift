import CoreGraphics

/// Settles between recognizers that see the same touches: which may begin, which have to wait, and which fail.
@MainActor
final class GestureArbiter {
    /// Recognizers that have seen a touch since their last reset.
    private var active: [UIGestureRecognizer] = []
    /// Recognizers whose gesture began, and whose touches are still to be taken from views.
    private var recognized: [UIGestureRecognizer] = []
    private var depth = 0

    /// Called when handlers were told and recognizers reset: views may be told what was held back.
    var onSettled: () -> Void = {}

    /// Runs a block in which states change. Handlers are called after the outermost one.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 { settle() }
        depth -= 1
        if depth == 0 { onSettled() }
    }

    func activate(_ recognizer: UIGestureRecognizer) {
        if !isActive(recognizer) { active.append(recognizer) }
    }

    func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0 === recognizer }
    }

    /// A recognizer wants to leave `possible`: lets it, makes it fail, or makes it wait.
    func consider(_ recognizer: UIGestureRecognizer) {
        guard recognizer.progress.isWaiting else { return }
        activate(recognizer)
        let awaited = active.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        if awaited.contains(where: \.progress.isRecognized) {
            deny(recognizer)
            return
        }
        if awaited.contains(where: { $0.progress.state == .possible }) { return }
        guard recognizer.mayBegin, !isPrevented(recognizer) else {
            deny(recognizer)
            return
        }
        recognizer.progress.grant()
        recognized.append(recognizer)
        for other in active where other !== recognizer && other.progress.state == .possible {
            if other.sharesTouches(with: recognizer), recognizer.prevents(other) { other.progress.deny() }
        }
        reconsiderWaiting()
    }

    /// A recognizer failed, so that others may go on.
    func reconsiderWaiting() {
        for recognizer in active where recognizer.progress.isWaiting { consider(recognizer) }
    }

    private func deny(_ recognizer: UIGestureRecognizer) {
        recognizer.progress.deny()
        reconsiderWaiting()
    }

    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.progress.isRecognized && other.sharesTouches(with: recognizer)
                && other.prevents(recognizer)
        }
    }

    private func settle() {
        while true {
            if let recognizer = active.first(where: { !$0.progress.reports.isEmpty }) {
                recognizer.tellHandlers()
            } else if !recognized.isEmpty {
                recognized.removeFirst().takeTouchesFromViews()
            } else if let index = active.firstIndex(where: \.isFinished) {
                active.remove(at: index).finish()
            } else {
                return
            }
        }
    }
}
