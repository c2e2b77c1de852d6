import CoreGraphics
import HostInterface
import QuartzCore

/// Wheels and touchpads.
extension UIScrollView {
    /// Follows one step of a device.
    ///
    /// - Returns: whether it was for this view. Content that is at its edge leaves the step to the views around.
    func follow(_ scroll: HostScroll) -> Bool {
        guard isScrollEnabled else { return false }
        switch (scroll.phase, scroll.unit) {
        case (.began, _):
            guard isDecelerating else { return false }
            stopMovement()
            return true
        case (.changed, .click):
            return turnWheel(by: scroll.modifiers.contains(.shift) ? scroll.delta.turned : scroll.delta)
        case (.changed, .point):
            return slide(by: scroll.delta)
        case (.ended, _):
            guard touchpadWay != nil else { return false }
            // Whether the fingers were still moving is told next, if they were.
            touchpadEnd = FrameClock.shared.schedule(after: 0) { [weak self] in
                MainActor.assumeIsolated { self?.endSlide(velocity: .zero) }
            }
            return true
        case (.flung, _):
            guard touchpadWay != nil else { return false }
            endSlide(velocity: CGPoint(x: -scroll.velocity.dx, y: -scroll.velocity.dy))
            return true
        }
    }

    // MARK: Touchpads

    private func slide(by delta: CGVector) -> Bool {
        if touchpadEnd != nil { endSlide(velocity: .zero) }
        if touchpadWay == nil {
            guard !isDragging, takesSlide(by: delta) else { return false }
            touchpadWay = .zero
            beginDrag(axes: isDirectionalLockEnabled ? ScrollDrag.lockedAxes(for: delta.point) : .both)
        }
        guard var way = touchpadWay else { return true }
        way.x -= delta.dx
        way.y -= delta.dy
        touchpadWay = way
        drag(to: way)
        return true
    }

    private func endSlide(velocity: CGPoint) {
        touchpadEnd?.cancel()
        touchpadEnd = nil
        guard touchpadWay != nil else { return }
        touchpadWay = nil
        endDrag(fingerVelocity: velocity)
    }

    /// Whether the content can move that way; at an edge it can be pulled only if nothing around could move instead.
    private func takesSlide(by delta: CGVector) -> Bool {
        if hasRoom(towards: delta) { return true }
        let axis = abs(delta.dx) > abs(delta.dy) ? geometry.horizontal : geometry.vertical
        guard axis.bounces, delta != .zero else { return false }
        return !withSuperviews.dropFirst().contains { ($0 as? UIScrollView)?.hasRoom(towards: delta) ?? false }
    }

    /// Whether the content can move along the axis on which `delta` leads most.
    private func hasRoom(towards delta: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        return abs(delta.dx) > abs(delta.dy)
            ? geometry.horizontal.hasRoom(from: contentOffset.x, towards: delta.dx)
            : geometry.vertical.hasRoom(from: contentOffset.y, towards: delta.dy)
    }

    // MARK: Wheels

    private func turnWheel(by clicks: CGVector) -> Bool {
        guard !isDragging else { return true }
        let now = CACurrentMediaTime()
        var steps = ScrollAnimation(from: contentOffset, at: now)
        var isTurning = false
        if case .stepping(let current) = movement { (steps, isTurning) = (current, true) }
        let from = steps.target
        guard
            geometry.horizontal.hasRoom(from: from.x, towards: clicks.dx)
                || geometry.vertical.hasRoom(from: from.y, towards: clicks.dy)
        else { return isTurning }
        if isPagingEnabled, isTurning { return true }
        if !isTurning { stopMovement() }
        var target = wheelTarget(from: from, by: clicks)
        if !isTurning {
            scrollDelegate?.scrollViewWillBeginDragging(self)
        }
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        steps.send(to: geometry.clamp(target), at: now, duration: ScrollMetrics.wheelDuration)
        tellsDeceleration = false
        begin(.stepping(steps))
        if !isTurning { scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true) }
        tellsDeceleration = true
        if !isTurning, case .stepping = movement { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
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

    /// With the Shift key a wheel scrolls sideways, as everywhere on the desktop.
    fileprivate var turned: CGVector { dx == 0 ? CGVector(dx: dy, dy: 0) : self }
}
