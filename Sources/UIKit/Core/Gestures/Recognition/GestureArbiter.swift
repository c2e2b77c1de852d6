import CoreGraphics
import QuartzCore

/// Decides between recognizers with the same touches: which begin, which wait, and which fail.
@MainActor
final class GestureArbiter {
    /// The recognizers that have received a touch or a key since their last reset.
    private var active: [UIGestureRecognizer] = []
    /// The recognizers whose gesture began and whose touches haven't been canceled in their views yet.
    private var recognized: [UIGestureRecognizer] = []
    private var depth = 0

    /// Called after handlers have been called and recognizers reset. Views can then be told what was held back.
    var onSettled: () -> Void = {}

    /// Runs a closure that changes states. Handlers are called after the outermost closure.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 { settle() }
        depth -= 1
        if depth == 0 { onSettled() }
    }

    /// Runs a closure that changes states. Handlers are called after it only if it is inside of `perform(_:)`.
    func decide(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }

    /// Calls handlers in the next frame, unless an event is in progress, after which they are called.
    func settleLater(_ clock: FrameClock) {
        guard depth == 0 else { return }
        clock.schedule(after: 0) { MainActor.assumeIsolated { [self] in perform {} } }
    }

    func activate(_ recognizer: UIGestureRecognizer) {
        guard !isActive(recognizer) else { return }
        active.append(recognizer)
        recognizer.activeArbiter = self
    }

    func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0 === recognizer }
    }

    /// Decides on a recognizer that asks to leave `possible`: grants the request, makes the recognizer fail, or lets
    /// it wait.
    func consider(_ recognizer: UIGestureRecognizer) {
        guard recognizer.progress.isWaiting else { return }
        activate(recognizer)
        let awaited = active.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        if awaited.contains(where: \.progress.isRecognized) {
            deny(recognizer)
            return
        }
        // Undecided recognizers that this one requires to fail keep it waiting. `reconsiderWaiting()` comes back to
        // it.
        // Two that wait for each other would wait for ever: the first that asked waits for the other one.
        if awaited.contains(where: { $0.progress.state == .possible && !isWaiting($0, for: recognizer) }) { return }
        guard recognizer.mayBegin, !isPrevented(recognizer) else {
            deny(recognizer)
            return
        }
        // A delegate may have stopped the recognizer, or made another one fail, which granted the request.
        guard recognizer.progress.isWaiting else { return }
        recognizer.progress.grant()
        recognized.append(recognizer)
        for other in active where other !== recognizer && other.progress.state == .possible {
            if other.sharesTouches(with: recognizer), recognizer.prevents(other) { other.progress.deny() }
        }
        reconsiderWaiting()
    }

    /// Returns whether a recognizer waits for another one, itself or by others that wait.
    private func isWaiting(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        var (seen, open) = ([recognizer], [recognizer])
        while let next = open.popLast() {
            guard next.progress.isWaiting else { continue }
            if next.waits(for: other) { return true }
            let further = active.filter { further in !seen.contains(further) && next.waits(for: further) }
            seen += further
            open += further
        }
        return false
    }

    /// Decides again on the recognizers that wait, after another one failed.
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

    /// Calls handlers, cancels touches in views and resets recognizers until nothing is left to do.
    ///
    /// A handler may change the states of other recognizers, so each step checks all of them again. Resets come
    /// last, since they clear the state that handlers read.
    private func settle() {
        while true {
            if let recognizer = active.first(where: { !$0.progress.reports.isEmpty }) {
                recognizer.tellNextReport()
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

// MARK: The rules between two recognizers

extension UIGestureRecognizer {
    /// Whether the recognizer's view, the views between it and the touched view, and the delegate allow the gesture
    /// to begin.
    var mayBegin: Bool {
        guard let view else { return true }
        for touch in seenTouches {
            for inner in touch.view?.withSuperviews.prefix(while: { $0 !== view }) ?? [] {
                guard inner.allowsGesture(self) else { return false }
            }
        }
        return view.gestureRecognizerShouldBegin(self) && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        seenTouches.contains { touch in other.seenTouches.contains { $0 === touch } }
    }

    /// Returns whether another recognizer must fail before this one can begin.
    func waits(for other: UIGestureRecognizer) -> Bool {
        if awaited.contains(where: { $0.object === other }) { return true }
        guard sharesTouches(with: other) else { return false }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Returns whether this recognizer's gesture prevents that of another recognizer. Callers check that the two
    /// share touches.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let isShared =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !isShared
    }
}
