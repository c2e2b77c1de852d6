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
        let isWithinEdges = geometry.excess(target) == .zero
        // A running animation is redirected, which keeps its velocity. Any other movement ends.
        if !isScrollAnimating { stopMovement() }
        // The delegate may have changed the content when it was told of the end.
        let target = isWithinEdges ? geometry.clamp(target) : target
        let now = layer.device.clock.now
        var animation = ScrollAnimation(from: contentOffset, at: now)
        if case .animating(let running) = movement { animation = running }
        animation.send(to: target, at: now, duration: ScrollMetrics.animationDuration)
        animation.staysWithinEdges = isWithinEdges
        if isScrollAnimating {
            movement = .animating(animation)
        } else {
            replaceMovement(with: .animating(animation))
        }
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

    // MARK: Beginnings and ends

    /// Begins a movement, or none, in place of the current one.
    ///
    /// Every movement ends here. The delegate is told of that after the next one has begun: it may begin yet another
    /// one in the callback, which then takes its place.
    ///
    /// - Returns: Whether the movement is the current one afterwards.
    @discardableResult
    func replaceMovement(with next: ScrollMovement) -> Bool {
        let ended = current.replace(with: next)
        let number = current.number
        if next.isDrivenByFrames {
            let link = frameLink ?? makeFrameLink()
            frameLink = link
            link.add(to: .main, forMode: .common)
        } else {
            frameLink?.remove(from: .main, forMode: .common)
        }
        updateIndicators()
        tellEnd(of: ended, before: next)
        guard current.number == number else { return false }
        if case .none = next, !isTracking { contentDidComeToRest() }
        return current.number == number
    }

    /// Tells the delegate that the current movement begins.
    ///
    /// - Returns: Whether the movement is the current one afterwards.
    @discardableResult
    func tellBeginning() -> Bool {
        let number = current.number
        current.tell()
        switch movement {
        case .none, .animating: break
        case .dragging: scrollDelegate?.scrollViewWillBeginDragging(self)
        case .decelerating, .stepping: scrollDelegate?.scrollViewWillBeginDecelerating(self)
        }
        return current.number == number
    }

    private func tellEnd(of ended: ScrollMovement, before next: ScrollMovement) {
        switch ended {
        case .none: break
        case .dragging: scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: next.isDeceleration)
        case .decelerating, .stepping: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animating:
            if endScrollToTop() { break }
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Ends the current movement where the content is. Fingers or code determine where it goes from there.
    func stopMovement() { replaceMovement(with: .none) }

    /// Ends the current movement with the content within its edges.
    func comeToRest() {
        let number = current.number
        // The delegate may change the content when it hears of the move.
        for _ in 0..<Self.mostCorrections {
            let place = geometry.clamp(contentOffset)
            guard place != contentOffset else { break }
            moveExactly(to: place)
            guard current.number == number else { return }
        }
        stopMovement()
    }

    private static var mostCorrections: Int { 4 }

    /// Ends the current movement within the edges, unless code has asked for a place beyond them: content that was
    /// pulled beyond one returns at once.
    func stopAtRest() {
        switch movement {
        case .dragging, .decelerating: comeToRest()
        case .animating(let animation), .stepping(let animation):
            animation.staysWithinEdges ? comeToRest() : stopMovement()
        case .none: stopMovement()
        }
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
            let (number, rests) = (current.number, glide.isAtRest(in: geometry))
            move(to: rests ? glide.restingPlace(in: geometry) : glide.offset)
            if rests, current.number == number { comeToRest() }
        case .animating(let animation), .stepping(let animation):
            guard animation.isOver(at: time) else { return move(to: animation.offset(at: time)) }
            let number = current.number
            moveExactly(to: animation.target)
            if current.number == number, isStillOver(at: time) { stopAtRest() }
        }
    }

    /// Whether an animation is over even after the delegate heard of its last step.
    ///
    /// The delegate may have extended it.
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
