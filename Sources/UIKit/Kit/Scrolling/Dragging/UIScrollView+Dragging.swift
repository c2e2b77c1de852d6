import CoreGraphics
import Foundation
import QuartzCore

/// Scrolling by dragging.
extension UIScrollView {
    func observePan() {
        // A drag with the mouse selects or moves what is under the pointer. Wheels and scroll bars scroll.
        pan.allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil].map { NSNumber(value: $0.rawValue) }
        addGestureRecognizer(pan)
        pan.addAction { [weak self] _ in self?.panChanged() }
    }

    /// Whether a movement of the fingers leads along an axis on which the content scrolls.
    func followsDrag(_ movement: CGPoint, slop: CGFloat) -> Bool {
        let (x, y) = (abs(movement.x), abs(movement.y))
        switch (geometry.horizontal.scrolls, geometry.vertical.scrolls) {
        case (true, true): return max(x, y) >= slop || movement.distance(to: .zero) >= slop
        case (true, false): return x >= slop && x > y
        case (false, true): return y >= slop && y > x
        case (false, false): return false
        }
    }

    /// Whether a drag may cancel the touches that subviews have received already.
    func mayTakeContentTouches() -> Bool {
        pan.touches.allSatisfy { touch in
            guard touch.isInView, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    private func panChanged() {
        let translation = pan.translation(in: self)
        switch pan.state {
        case .began:
            beginDrag(axes: isDirectionalLockEnabled ? ScrollDrag.lockedAxes(for: pan.firstMovement) : .both)
            // The movement that was recognized may have gone further than a drag needs.
            drag(to: translation)
        case .changed:
            drag(to: translation)
        case .ended:
            endDrag(fingerVelocity: pan.velocity(in: self))
        case .cancelled:
            endDrag(fingerVelocity: .zero)
        case .possible, .failed:
            break
        }
    }

    /// Begins a drag from the current offset.
    func beginDrag(axes: ScrollDrag.Axes = .both) {
        stopMovement()
        // The delegate may have removed the view when it was told of the end. No end of a drag would follow.
        guard window != nil, touchpadTranslation != nil || [.began, .changed].contains(pan.state) else { return }
        // The fingers take over from what the delegate began when it was told of the end.
        guard replaceMovement(with: .dragging(ScrollDrag(from: contentOffset, in: geometry, axes: axes))) else {
            return
        }
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            nearestScreen.firstResponder.current?.resignFirstResponder()
        }
        if isDragging { tellBeginning() }
    }

    /// Moves the content for fingers at a distance from where the drag began.
    func drag(to translation: CGPoint) {
        guard case .dragging(var drag) = movement else { return }
        drag.pull(by: translation)
        movement = .dragging(drag)
        move(to: drag.offset(in: geometry))
    }

    /// Ends a drag. The content continues with the fingers' velocity, in points per second.
    func endDrag(fingerVelocity: CGPoint) {
        guard case .dragging(let drag) = movement else { return }
        let velocity = drag.velocity(ofFinger: fingerVelocity, in: geometry).withoutMinorVelocity
        var glide = ScrollGlide(
            from: drag.offset(in: geometry),
            velocity: velocity,
            rate: decelerationRate.rawValue,
            at: layer.device.clock.now
        )
        glide.release(in: geometry)
        // An edge may be between two pixels.
        let expected = geometry.clamp(inWholePixels(glide.expectedPlace(in: geometry)))
        var target =
            isPagingEnabled
            ? ScrollPages.place(from: glide.offset, velocity: velocity, in: geometry)
            : restingOffset(for: topEdge?.restingOffset(for: expected, in: self) ?? expected, velocity: velocity)
        scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target
        )
        // The delegate may have stopped the drag or begun another movement.
        guard isDragging else { return }
        // Where the delegate leaves the target alone, the natural deceleration stays as it is.
        glide.send(to: target, insteadOf: expected, in: geometry)
        guard !glide.isAtRest(in: geometry) else {
            let number = current.number
            move(to: glide.restingPlace(in: geometry))
            if current.number == number { comeToRest() }
            return
        }
        // The delegate may send the content elsewhere in `didEndDragging`. That takes precedence, and then the
        // delegate hears neither of the beginning nor of the end of a deceleration.
        if replaceMovement(with: .decelerating(glide)) { tellBeginning() }
    }

    /// Handles the end of all touches, after a drag or without one.
    ///
    /// Content that was only held beyond an edge returns within its edges, and content between two pages to the nearer
    /// one.
    func fingersWereLifted() {
        guard case .none = movement, !isZooming else { return }
        updateIndicators()
        guard !isSettled else { return contentDidComeToRest() }
        var glide = ScrollGlide(
            from: contentOffset,
            velocity: .zero,
            rate: decelerationRate.rawValue,
            at: layer.device.clock.now
        )
        glide.release(in: geometry)
        glide.send(to: restingPlace(from: contentOffset), insteadOf: geometry.clamp(contentOffset), in: geometry)
        if replaceMovement(with: .decelerating(glide)) { tellBeginning() }
    }

    /// Whether the content may rest where it is: within its edges, and on a page if it pages.
    var isSettled: Bool {
        geometry.excess(contentOffset) == .zero
            && (!isPagingEnabled || inWholePixels(restingPlace(from: contentOffset)) == inWholePixels(contentOffset))
    }

    /// Returns the place at which content comes to rest that fingers release at an offset.
    func restingPlace(from offset: CGPoint) -> CGPoint {
        isPagingEnabled ? ScrollPages.place(stoppedAt: offset, in: geometry) : geometry.clamp(offset)
    }

    /// Stops moving content under a new touch.
    ///
    /// - Returns: Whether the touch does nothing else, because the content was visibly moving.
    func catchContent() -> Bool {
        switch movement {
        case .none, .dragging:
            return false
        case .decelerating(let glide):
            stopMovement()
            let speed = max(abs(glide.velocity.x), abs(glide.velocity.y))
            return speed >= ScrollMetrics.minimumCatch || geometry.excess(contentOffset) != .zero
        case .animating, .stepping:
            stopMovement()
            return false
        }
    }
}

extension CGPoint {
    /// The velocity without the components below the minimum of a fling.
    fileprivate var withoutMinorVelocity: CGPoint {
        CGPoint(x: abs(x) < ScrollMetrics.minimumFling ? 0 : x, y: abs(y) < ScrollMetrics.minimumFling ? 0 : y)
    }
}
