import CoreGraphics

extension UIGestureRecognizer {
    var arbiter: GestureArbiter { UIScreen.main.events.touchRouter.arbiter }

    /// Whether views wait for this recognizer before they are told of its touches.
    var holdsBegan: Bool {
        delaysTouchesBegan && progress.state == .possible && !touches.isEmpty
    }

    /// Whether views wait for this recognizer before they are told that its touches are lifted.
    var holdsEnded: Bool {
        delaysTouchesEnded && progress.state == .possible && (expectsMoreTouches || progress.isWaiting)
    }

    /// Whether the gesture is over and all fingers are lifted.
    var isFinished: Bool { progress.isOver && touches.isEmpty }

    /// Whether the recognizer wants to see a touch that begins.
    func takes(_ touch: UITouch, with event: UIEvent) -> Bool {
        isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue } && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Sees a step of a touch.
    func receive(_ touch: UITouch, with event: UIEvent) {
        if touch.phase == .began, progress.takesTouches { follow(touch) }
        guard touches.contains(touch) else { return }
        if progress.takesTouches {
            lastEvent = event
            noteLocation()
            tell(touch, with: event)
        }
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        touches.removeAll { $0 === touch }
    }

    /// Tells the handlers of what has happened.
    func tellHandlers() {
        for state in progress.takeReports() {
            toldState = state
            for handler in handlers { handler(self) }
            toldState = nil
        }
    }

    func takeTouchesFromViews() {
        guard cancelsTouchesInView else { return }
        for touch in seenTouches { touch.delivery?.cancel() }
    }

    /// Gives up a gesture under way, and the touches.
    func stop() {
        arbiter.perform {
            guard arbiter.isActive(self) else { return }
            state = .cancelled
            touches = []
        }
    }

    /// Makes the recognizer ready for the next gesture.
    func finish() {
        progress = GestureProgress()
        seenTouches = []
        // The event holds its touches, which hold the recognizers that followed them.
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
        case .stationary: break
        }
    }
}
