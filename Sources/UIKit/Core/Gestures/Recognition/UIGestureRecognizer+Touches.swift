import CoreGraphics
import QuartzCore

extension UIGestureRecognizer {
    /// The clock of the screen that the view is on.
    var clock: FrameClock { (view?.layer.device ?? .current).clock }

    var arbiter: GestureArbiter { activeArbiter ?? (view?.nearestScreen ?? .main).arbiter }

    /// Whether this recognizer delays telling views that its touches began.
    var holdsBegan: Bool {
        delaysTouchesBegan && progress.state == .possible && !touches.isEmpty
    }

    /// Whether this recognizer delays telling views that its touches ended.
    var holdsEnded: Bool {
        delaysTouchesEnded && progress.state == .possible && (expectsMoreTouches || progress.isWaiting)
    }

    /// Whether the gesture is over and all fingers are lifted.
    var isFinished: Bool { progress.isOver && touches.isEmpty }

    /// Returns whether the recognizer receives a new touch.
    func takes(_ touch: UITouch, with event: UIEvent) -> Bool {
        isEnabled && (touch.isPrimary || !requiresPrimaryButton)
            && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue } && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Handles a step of a touch.
    func receive(_ touch: UITouch, with event: UIEvent) {
        // Another recognizer or a delegate may have disabled or removed this one since it took the touch.
        if touch.phase == .began, progress.takesTouches, isEnabled, view != nil { follow(touch) }
        guard touches.contains(touch) else { return }
        if progress.takesTouches {
            lastEvent = event
            noteLocation()
            tell(touch, with: event)
        }
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        touches.removeAll { $0 === touch }
    }

    /// Cancels the gesture's touches in their views if `cancelsTouchesInView` is set.
    func takeTouchesFromViews() {
        guard cancelsTouchesInView else { return }
        for touch in seenTouches { touch.delivery?.cancel() }
    }

    /// Cancels a gesture in progress and drops its touches.
    func stop() {
        arbiter.perform {
            guard arbiter.isActive(self) else { return }
            progress.stop()
            touches = []
            arbiter.reconsiderWaiting()
        }
    }

    /// Resets the recognizer for the next gesture.
    func finish() {
        progress = GestureProgress()
        activeArbiter = nil
        seenTouches = []
        // Breaks a retain cycle: the event retains its touches, which retain the recognizers that followed them.
        lastEvent = nil
        reset()
    }

    private func follow(_ touch: UITouch) {
        if touches.isEmpty, !expectsMoreTouches, !progress.isWaiting { seenTouches = [] }
        touches.append(touch)
        seenTouches.append(touch)
        arbiter.activate(self)
    }

    private func noteLocation() {
        let places = touches.map { $0.location(in: nil) }
        let count = CGFloat(places.count)
        lastPlace = CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
        lastWindow = touches.first?.window
    }

    private func tell(_ touch: UITouch, with event: UIEvent) {
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
