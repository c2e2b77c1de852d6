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
