import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    /// Where the content is going by code; `nil` if it is not.
    var animationTarget: CGPoint? {
        if case .animating(let animation) = movement { animation.target } else { nil }
    }

    func animateOffset(to target: CGPoint) {
        if animationTarget == nil, target == contentOffset {
            stopMovement()
            return
        }
        let now = CACurrentMediaTime()
        var animation = ScrollAnimation(from: contentOffset, at: now)
        if case .animating(let current) = movement { animation = current } else { stopMovement() }
        animation.send(to: target, at: now, duration: ScrollMetrics.animationDuration)
        animation.staysWithinEdges = geometry.excess(target) == .zero
        begin(.animating(animation))
    }

    /// Corrects where an animation or a wheel leads, without taking longer.
    func redirectMovement(to target: CGPoint) {
        let now = CACurrentMediaTime()
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

    /// Redirects an animation or a wheel whose target lies beyond the edges of the content by now.
    func keepTargetWithinEdges() {
        switch movement {
        case .animating(let animation), .stepping(let animation):
            if animation.staysWithinEdges { redirectMovement(to: geometry.clamp(animation.target)) }
        case .none, .dragging, .decelerating: break
        }
    }

    /// Leads an animation to where its target turns out to be, without going past it.
    func stretchAnimation(to target: CGPoint) {
        guard case .animating(var animation) = movement, animation.target != target else { return }
        animation.stretch(to: target, at: CACurrentMediaTime())
        movement = .animating(animation)
    }

    /// Ends what moves the content, and tells the delegate so.
    func stopMovement() {
        let stopped = movement
        endMovement()
        updateIndicators()
        switch stopped {
        case .none: break
        case .dragging: scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        case .decelerating, .stepping: if tellsDeceleration { scrollDelegate?.scrollViewDidEndDecelerating(self) }
        case .animating: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        if case .none = movement, !isTracking { contentCameToRest() }
    }

    /// Ends what moves the content where the content may rest: pulled beyond an edge, it goes back at once.
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

    /// Starts a movement that the clock drives.
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

    /// Moves the content as the movement under way has it, to a whole pixel.
    func move(to offset: CGPoint) {
        let scale = contentScaleFactor
        let place = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        guard place != contentOffset else { return }
        ownOffset = place
        contentOffset = place
        ownOffset = nil
    }

    /// Lets the movement under way go on from an offset that somebody else set.
    func followMove(to offset: CGPoint, from old: CGPoint) {
        let expected = ownOffset ?? old
        // From here on, changes are somebody else's again: the delegate may make some while it hears of this one.
        ownOffset = nil
        let delta = CGPoint(x: offset.x - expected.x, y: offset.y - expected.y)
        guard delta != .zero else { return }
        switch movement {
        case .none: break
        case .dragging(var drag):
            drag.regrip(at: offset, in: geometry)
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
        CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                if let self { self.advance(to: link.timestamp) } else { link.invalidate() }
            }
        }
    }

    private func advance(to time: TimeInterval) {
        // The whole way may have been shifted with the content while the edges stayed.
        keepTargetWithinEdges()
        switch movement {
        case .none, .dragging: break
        case .decelerating(var glide):
            glide.advance(to: time, in: geometry)
            movement = .decelerating(glide)
            let rests = glide.isAtRest(in: geometry)
            move(to: rests ? glide.restingPlace(in: geometry) : glide.offset)
            if rests, isDecelerating { stopMovement() }
        case .animating(let animation), .stepping(let animation):
            let isOver = animation.isOver(at: time)
            if isOver {
                moveExactly(to: animation.target)
            } else {
                move(to: animation.offset(at: time))
            }
            if isOver, isOverStill(at: time) { stopMovement() }
        }
    }

    /// Whether an animation is over even after the delegate heard of its last step.
    private func isOverStill(at time: TimeInterval) -> Bool {
        switch movement {
        case .animating(let animation), .stepping(let animation): animation.isOver(at: time)
        case .none, .dragging, .decelerating: false
        }
    }

    private func moveExactly(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        ownOffset = offset
        contentOffset = offset
        ownOffset = nil
    }
}
