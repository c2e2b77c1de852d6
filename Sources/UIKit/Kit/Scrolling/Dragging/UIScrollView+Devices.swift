import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// Scrolling by mouse wheels and touchpads.
extension UIScrollView {
    /// Handles one scroll event of a device.
    ///
    /// - Returns: Whether this view used the event. Content that is at its edge leaves it to the enclosing views.
    func follow(_ scroll: HostScroll) -> Bool {
        // Content that the fingers have stopped is released in any case.
        guard isScrollEnabled || scroll.phase == .ended else { return false }
        // Fingers that pinch hold the content. What moved it along with them would lead it elsewhere when they lift.
        if isZooming, scroll.phase == .changed { return true }
        let scroll = scroll.alongAxes(of: self)
        switch (scroll.phase, scroll.unit) {
        case (.began, _):
            // Fingers that rest on a touchpad stop a fling. Without one they do nothing before they move.
            guard isDecelerating else { return false }
            stopMovement()
            return true
        case (.changed, .click):
            return turnWheel(by: scroll.modifiers.contains(.shift) ? scroll.delta.turned : scroll.delta)
        case (.changed, .point):
            return slide(by: scroll.delta)
        case (.ended, _):
            guard touchpadTranslation != nil else { return releaseContent() }
            // The velocity of a fling arrives as an event of its own after this one. The end therefore waits for the
            // next turn of the clock, and counts as an end without velocity only if no fling follows.
            touchpadEnd = layer.device.clock.schedule(after: 0) { [weak self] in
                MainActor.assumeIsolated { self?.endSlide(velocity: .zero) }
            }
            return true
        case (.flung, _):
            guard touchpadTranslation != nil else { return false }
            endSlide(velocity: CGPoint(x: -scroll.velocity.dx, y: -scroll.velocity.dy))
            return true
        }
    }

    /// Returns the factor by which a wheel or a touchpad zooms while Control is held.
    static func zoomFactor(for scroll: HostScroll) -> CGFloat {
        let clicks = scroll.unit == .click ? scroll.delta.dy : scroll.delta.dy / ScrollMetrics.zoomStep
        return pow(ScrollMetrics.zoomFactor, -clicks)
    }

    // MARK: Touchpads

    private func slide(by delta: CGVector) -> Bool {
        // The fingers move again before the end of the previous drag was settled, so that drag ends without a fling.
        if touchpadEnd != nil { endSlide(velocity: .zero) }
        if touchpadTranslation == nil {
            guard !isDragging, canBeginTouchpadDrag(by: delta) else { return false }
            touchpadTranslation = .zero
            beginDrag(axes: isDirectionalLockEnabled ? ScrollDrag.lockedAxes(for: delta.point) : .both)
        }
        guard var way = touchpadTranslation else { return true }
        way.x -= delta.dx
        way.y -= delta.dy
        touchpadTranslation = way
        drag(to: way)
        return true
    }

    /// Lets content return that fingers on a touchpad or a click of the mouse stopped beyond an edge and didn't drag.
    func releaseContent() -> Bool {
        guard !isTracking, case .none = movement, !isSettled else { return false }
        fingersWereLifted()
        return true
    }

    /// Forgets the fingers on a touchpad, whose end may not arrive anymore.
    func forgetTouchpad() {
        touchpadEnd?.cancel()
        (touchpadEnd, touchpadTranslation) = (nil, nil)
    }

    /// Ends a drag by fingers on a touchpad, if there is one.
    func endSlide(velocity: CGPoint) {
        let isSliding = touchpadTranslation != nil
        forgetTouchpad()
        guard isSliding else { return }
        // The delegate may have stopped the drag beyond an edge.
        guard isDragging else { return fingersWereLifted() }
        endDrag(fingerVelocity: velocity)
    }

    /// Whether a touchpad may begin to move the content by a distance.
    ///
    /// Content at its edge can be pulled beyond it only if no enclosing scroll view can move in that direction
    /// instead.
    private func canBeginTouchpadDrag(by delta: CGVector) -> Bool {
        if hasRoom(towards: delta) { return true }
        let axis = abs(delta.dx) > abs(delta.dy) ? geometry.horizontal : geometry.vertical
        guard axis.bounces, delta != .zero else { return false }
        guard transfersScrolling(towards: delta) else { return true }
        return !withSuperviews.dropFirst().contains { ($0 as? UIScrollView)?.hasRoom(towards: delta) ?? false }
    }

    /// Whether the enclosing scroll view may scroll instead along the dominant axis of `delta`.
    private func transfersScrolling(towards delta: CGVector) -> Bool {
        abs(delta.dx) > abs(delta.dy) ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Whether a drag of the fingers leads beyond an edge at which the content is, and an enclosing scroll view can
    /// move instead.
    func leavesDragToParent(_ movement: CGPoint) -> Bool {
        // The content moves against the fingers.
        let delta = CGVector(dx: -movement.x, dy: -movement.y)
        guard transfersScrolling(towards: delta), !hasRoom(towards: delta) else { return false }
        return withSuperviews.dropFirst().contains { ($0 as? UIScrollView)?.hasRoom(towards: delta) ?? false }
    }

    /// Whether the content can move within its edges along the dominant axis of `delta`.
    private func hasRoom(towards delta: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        return abs(delta.dx) > abs(delta.dy)
            ? geometry.horizontal.hasRoom(from: contentOffset.x, towards: delta.dx)
            : geometry.vertical.hasRoom(from: contentOffset.y, towards: delta.dy)
    }

    // MARK: Wheels

    private func turnWheel(by clicks: CGVector) -> Bool {
        guard !isDragging else { return true }
        // Clicks add up from where the previous ones lead, and not from where the content is in this frame.
        let turning: ScrollAnimation? = if case .stepping(let steps) = movement { steps } else { nil }
        let from = turning?.target ?? contentOffset
        guard
            geometry.horizontal.hasRoom(from: from.x, towards: clicks.dx)
                || geometry.vertical.hasRoom(from: from.y, towards: clicks.dy)
            // A wheel that is turning keeps its clicks at the edge: they don't continue in the enclosing view.
        else { return turning != nil || !transfersScrolling(towards: clicks) }
        // One page per turn: further clicks are dropped until the content has reached it.
        if isPagingEnabled, turning != nil { return true }
        if turning == nil {
            // The first click is a drag without a distance, from which the content goes on.
            stopMovement()
            let drag = ScrollMovement.dragging(ScrollDrag(from: contentOffset, in: geometry))
            guard window != nil, replaceMovement(with: drag), tellBeginning() else { return true }
        }
        var target = wheelTarget(from: turning?.target ?? contentOffset, by: clicks)
        let number = current.number
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        // The delegate may have begun another movement.
        guard current.number == number else { return true }
        let now = layer.device.clock.now
        var steps = ScrollAnimation(from: contentOffset, at: now)
        if case .stepping(let latest) = movement { steps = latest }
        steps.send(to: geometry.clamp(target), at: now, duration: ScrollMetrics.wheelDuration)
        if turning != nil {
            movement = .stepping(steps)
        } else if replaceMovement(with: .stepping(steps)) {
            tellBeginning()
        }
        return true
    }

    private func wheelTarget(from offset: CGPoint, by clicks: CGVector) -> CGPoint {
        let (x, y) = (geometry.horizontal, geometry.vertical)
        if isPagingEnabled {
            return CGPoint(
                x: x.scrolls ? ScrollPages.place(after: offset.x, towards: clicks.dx, on: x) : offset.x,
                y: y.scrolls ? ScrollPages.place(after: offset.y, towards: clicks.dy, on: y) : offset.y
            )
        }
        return CGPoint(
            x: x.scrolls ? x.clamp(offset.x + clicks.dx * ScrollMetrics.wheelStep(forExtent: x.extent)) : offset.x,
            y: y.scrolls ? y.clamp(offset.y + clicks.dy * ScrollMetrics.wheelStep(forExtent: y.extent)) : offset.y
        )
    }
}

extension CGVector {
    fileprivate var point: CGPoint { CGPoint(x: dx, y: dy) }

    /// The clicks as a horizontal distance: with the Shift key a wheel scrolls sideways, as elsewhere on the desktop.
    fileprivate var turned: CGVector { dx == 0 ? CGVector(dx: dy, dy: 0) : self }
}
