import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    /// The offset to which code is moving the content; `nil` if no such animation runs.
    var animationTarget: CGPoint? {
        if case .animating(let animation) = movement { animation.target } else { nil }
    }

    func animateOffset(to target: CGPoint) {
        isScrollingToTop = false
        if animationTarget == nil, target == contentOffset {
            stopMovement()
            return
        }
        let now = layer.device.clock.now
        var animation = ScrollAnimation(from: contentOffset, at: now)
        // A running animation is redirected, which keeps its velocity. Any other movement ends.
        if case .animating(let current) = movement { animation = current } else { stopMovement() }
        animation.send(to: target, at: now, duration: ScrollMetrics.animationDuration)
        animation.staysWithinEdges = geometry.excess(target) == .zero
        begin(.animating(animation))
    }

    /// Corrects the target of an animation or a wheel and keeps the time of arrival.
    func redirectMovement(to target: CGPoint) {
        let now = layer.device.clock.now
        switch movement {
        case .animating(var animation) where animation.target != target:
            animation.redirect(to: target, at: now)
            movement = .animating(animation)
        case .stepping(var animation) where animation.target != target:
            animation.redirect(to: target, at: now)
            movement = .stepping(animation)
        case .none, .dragging, .decelerating, .animating, .stepping: break
        }
    }

    /// Redirects an animation or a wheel whose target has come to lie beyond the edges of the content.
    func keepTargetWithinEdges() {
        switch movement {
        case .animating(let animation), .stepping(let animation):
            if animation.staysWithinEdges { redirectMovement(to: geometry.clamp(animation.target)) }
        case .none, .dragging, .decelerating: break
        }
    }

    /// Moves the target of an animation to its corrected position, without going past it.
    func stretchAnimation(to target: CGPoint) {
        guard case .animating(var animation) = movement, animation.target != target else { return }
        animation.stretch(to: target, at: layer.device.clock.now)
        movement = .animating(animation)
    }

    /// Ends the current movement and notifies the delegate.
    func stopMovement() {
        // The movement ends before the delegate is notified, so that the delegate may start another movement.
        let stopped = movement
        endMovement()
        updateIndicators()
        switch stopped {
        case .none: break
        case .dragging: scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        case .decelerating, .stepping: if tellsDeceleration { scrollDelegate?.scrollViewDidEndDecelerating(self) }
        case .animating:
            if endScrollToTop() { break }
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        if case .none = movement, !isTracking { contentDidComeToRest() }
    }

    /// Notifies the delegate if the animation that ended has scrolled to the top after a tap on the status bar.
    ///
    /// - Returns: Whether it has.
    private func endScrollToTop() -> Bool {
        guard isScrollingToTop else { return false }
        isScrollingToTop = false
        guard contentOffset.y == geometry.vertical.range.lowerBound else { return false }
        scrollDelegate?.scrollViewDidScrollToTop(self)
        return true
    }

    /// Ends the current movement within the edges: content that was pulled beyond one returns at once.
    func stopAtRest() {
        let staysWithinEdges =
            switch movement {
            case .none: false
            case .dragging, .decelerating: true
            case .animating(let animation), .stepping(let animation): animation.staysWithinEdges
            }
        stopMovement()
        guard staysWithinEdges, case .none = movement else { return }
        contentOffset = geometry.clamp(contentOffset)
    }

    /// Starts a movement that the frame clock drives.
    func begin(_ movement: ScrollMovement) {
        self.movement = movement
        let link = frameLink ?? makeFrameLink()
        frameLink = link
        link.add(to: .main, forMode: .common)
        updateIndicators()
    }

    func endMovement() {
        movement = .none
        frameLink?.remove(from: .main, forMode: .common)
    }

    /// Moves the content to an offset of the current movement, rounded to a whole pixel.
    ///
    /// The movement keeps its unrounded position, so rounding errors don't add up.
    func move(to offset: CGPoint) {
        let place = inWholePixels(offset)
        guard place != contentOffset else { return }
        ownOffset = place
        contentOffset = place
        ownOffset = nil
    }

    func inWholePixels(_ offset: CGPoint) -> CGPoint {
        let scale = contentScaleFactor
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Lets the current movement continue from an offset that it didn't set itself.
    func followMove(to offset: CGPoint, from old: CGPoint) {
        let expected = ownOffset ?? old
        // Later changes are not the movement's own: the delegate may set an offset when it is notified of this change.
        ownOffset = nil
        let delta = CGPoint(x: offset.x - expected.x, y: offset.y - expected.y)
        guard delta != .zero else { return }
        switch movement {
        case .none: break
        case .dragging(var drag):
            drag.rebase(at: offset, in: geometry)
            movement = .dragging(drag)
        case .decelerating(var glide):
            glide.shift(by: delta)
            movement = .decelerating(glide)
        case .animating(var animation):
            animation.shift(by: delta)
            movement = .animating(animation)
        case .stepping(var animation):
            animation.shift(by: delta)
            movement = .stepping(animation)
        }
    }

    private func makeFrameLink() -> CADisplayLink {
        CADisplayLink(of: layer) { [weak self] link in
            MainActor.assumeIsolated {
                if let self { self.advance(to: link.timestamp) } else { link.invalidate() }
            }
        }
    }

    private func advance(to time: TimeInterval) {
        // An update may have shifted the whole movement with the content while the edges stayed.
        keepTargetWithinEdges()
        switch movement {
        case .none, .dragging: break
        case .decelerating(var glide):
            glide.advance(to: time, in: geometry)
            movement = .decelerating(glide)
            // The state is stored before the content moves: the delegate may shift or replace the movement when it
            // hears of it.
            let rests = glide.isAtRest(in: geometry)
            move(to: rests ? glide.restingPlace(in: geometry) : glide.offset)
            // The delegate may have started another movement.
            if rests, isDecelerating { stopMovement() }
        case .animating(let animation), .stepping(let animation):
            let isOver = animation.isOver(at: time)
            if isOver {
                moveExactly(to: animation.target)
            } else {
                move(to: animation.offset(at: time))
            }
            if isOver, isStillOver(at: time) { stopMovement() }
        }
    }

    /// Whether an animation is over even after the delegate heard of its last step.
    ///
    /// The delegate may have extended or replaced it.
    private func isStillOver(at time: TimeInterval) -> Bool {
        switch movement {
        case .animating(let animation), .stepping(let animation): animation.isOver(at: time)
        case .none, .dragging, .decelerating: false
        }
    }

    /// Moves the content to the target of an animation, without rounding: code gets the offset that it asked for.
    private func moveExactly(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        ownOffset = offset
        contentOffset = offset
        ownOffset = nil
    }
}
