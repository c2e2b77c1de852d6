import CoreGraphics
import Foundation
import QuartzCore

/// The zooming of a scroll view by fingers and by code.
///
/// The delegate is called as Apple documents it: for fingers and for animated changes before the first change and after
/// the last one, which may be that of a bounce. A zoom that takes over from another one of the same view continues it.
/// The order in which `scrollViewDidScroll` and `scrollViewDidZoom` are
/// called for a change is unverified.
@MainActor
final class ScrollZooming {
    /// The cause of a change of the scale.
    private enum Phase {
        case none
        case pinching(ZoomedView, anchor: CGPoint, start: CGFloat)
        case animating(UIView)
        case bouncing(UIView)
    }

    /// Where a change of the scale may leave the content.
    private enum Placement {
        /// Where the fingers hold it, also beyond its edges.
        case held
        case withinEdges
        /// Where content comes to rest that fingers release: within its edges, and on a page if it pages.
        case released
    }

    var range = ZoomRange() {
        didSet { if range.isOpen != oldValue.isOpen { range.isOpen ? addPinch() : removePinch() } }
    }
    private(set) var pinch: ScrollPinch?
    private unowned let scrollView: UIScrollView
    private var phase = Phase.none
    /// The view of the zoom whose beginning the delegate was told, and whose end it wasn't told yet.
    private var told: UIView?
    /// The number of the current animation. The end of an earlier one is ignored.
    private var animation = 0

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// The scale of the view that the delegate returns; 1 without one.
    var scale: CGFloat { zoomed?.scale ?? 1 }

    var isPinching: Bool { if case .pinching = phase { true } else { false } }
    var isAnimating: Bool { if case .animating = phase { true } else { false } }
    var isBouncing: Bool { if case .bouncing = phase { true } else { false } }

    private var zoomed: ZoomedView? {
        scrollView.scrollDelegate?.viewForZooming(in: scrollView).map(ZoomedView.init)
    }

    // MARK: By code

    /// Sets the scale, and keeps the point in the middle of the visible part there as far as the edges allow.
    func set(_ scale: CGFloat, animated: Bool) {
        guard !scale.isNaN, let zoomed else { return }
        let middle = visibleMiddle
        let anchor = zoomed.view.convert(scrollView.contentOffset + middle, from: scrollView)
        change(zoomed, to: range.clamp(scale), showing: anchor, at: middle, animated: animated)
    }

    /// Shows a rectangle of the zoomed view as large as possible, in the middle of the visible part.
    func show(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite, let zoomed else { return }
        let visible = visibleSize
        // The lesser of the two; an extent of 0 doesn't limit the scale.
        let scale = min(
            rect.width > 0 ? visible.width / rect.width : .greatestFiniteMagnitude,
            rect.height > 0 ? visible.height / rect.height : .greatestFiniteMagnitude
        )
        let anchor = CGPoint(x: rect.midX, y: rect.midY)
        change(zoomed, to: range.clamp(scale), showing: anchor, at: visibleMiddle, animated: animated)
    }

    /// Zooms around a point of the scroll view, in its coordinates, as wheels and touchpads do while Control is held.
    ///
    /// - Returns: Whether the content zooms.
    func zoom(by factor: CGFloat, around point: CGPoint) -> Bool {
        guard range.isOpen, !isPinching, let zoomed else { return false }
        let anchor = zoomed.view.convert(point, from: scrollView)
        let place = point - scrollView.contentOffset
        change(zoomed, to: range.clamp(zoomed.scale * factor), showing: anchor, at: place, animated: true)
        return true
    }

    /// Ends an animation of the scale at its target.
    func stop() {
        if removeAnimations() { end() }
    }

    /// Ends every zoom, with a scale and an offset at which content may rest.
    func leaveWindow() {
        stop()
        release(animated: false)
    }

    private func change(
        _ zoomed: ZoomedView,
        to scale: CGFloat,
        showing anchor: CGPoint,
        at place: CGPoint,
        animated: Bool
    ) {
        scrollView.stopMovement()
        let apply = { [self] in self.apply(scale, to: zoomed, showing: anchor, at: place, .withinEdges) }
        if animated {
            endZoom(ofOtherThan: zoomed.view)
            tellBeginning(with: zoomed.view)
            return animate(.animating(zoomed.view), apply)
        }
        let wasAnimated = removeAnimations()
        let number = animation
        apply()
        // The delegate may have begun another animation.
        guard animation == number else { return }
        if wasAnimated { end() } else { regrip() }
    }

    // MARK: Beginnings and ends

    /// Ends the zoom of a view that the delegate doesn't return anymore.
    private func endZoom(ofOtherThan view: UIView) {
        if let told, told !== view { end() }
    }

    /// Tells the delegate that a zoom begins, unless it continues another one.
    private func tellBeginning(with view: UIView) {
        guard told == nil else { return }
        told = view
        scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    /// Ends the current zoom, and tells the delegate. Every zoom ends here.
    private func end() {
        phase = .none
        guard let view = told else { return }
        told = nil
        scrollView.scrollDelegate?.scrollViewDidEndZooming(
            scrollView,
            with: view,
            atScale: ZoomedView(view: view).scale
        )
    }

    // MARK: By fingers

    private func addPinch() {
        let pinch = ScrollPinch()
        pinch.addAction { [weak self] _ in self?.pinchChanged() }
        self.pinch = pinch
        scrollView.addGestureRecognizer(pinch)
    }

    private func removePinch() {
        guard let pinch else { return }
        scrollView.removeGestureRecognizer(pinch)
        self.pinch = nil
        if isPinching { release() }
    }

    private func pinchChanged() {
        guard let pinch else { return }
        switch pinch.state {
        case .began:
            begin(pinch)
            follow(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: release()
        case .possible, .failed: break
        }
    }

    private func begin(_ pinch: ScrollPinch) {
        guard let zoomed else { return }
        // The fingers move the content together with its scale from here.
        scrollView.pan.isEnabled = false
        scrollView.pan.isEnabled = scrollView.isScrollEnabled
        scrollView.stopMovement()
        endZoom(ofOtherThan: zoomed.view)
        // The delegate may have removed the view when it was told of the end. No end of a pinch would follow.
        guard scrollView.window != nil else { return }
        grip(zoomed, by: pinch)
        tellBeginning(with: zoomed.view)
    }

    /// Lets the fingers hold the content as it is.
    private func grip(_ zoomed: ZoomedView, by pinch: ScrollPinch) {
        phase = .pinching(
            zoomed,
            anchor: pinch.location(in: zoomed.view),
            start: range.pinched(forShown: zoomed.scale) / pinch.scale
        )
    }

    /// Lets fingers that are pinching continue from a scale that code has set.
    private func regrip() {
        guard case .pinching(let zoomed, _, _) = phase, let pinch else { return }
        grip(zoomed, by: pinch)
    }

    private func follow(_ pinch: ScrollPinch) {
        // Without the second finger, the middle of the fingers would jump.
        guard isPinching, pinch.numberOfTouches == 2 else { return }
        // The fingers move the content on from where code has brought it by now.
        if scrollView.isScrollAnimating { scrollView.stopMovement() }
        // The delegate may have ended the pinch or set the scale when it was told of the end.
        guard case .pinching(let zoomed, let anchor, let start) = phase else { return }
        let place = pinch.location(in: scrollView) - scrollView.contentOffset
        apply(range.shown(forPinched: start * pinch.scale), to: zoomed, showing: anchor, at: place, .held)
    }

    /// Ends a pinch. Content beyond a limit or an edge returns, and content between two pages goes to one of them.
    ///
    /// Content that code is moving goes on to where the code has sent it, unless the scale returns to a limit.
    private func release(animated: Bool = true) {
        guard case .pinching(let held, _, _) = phase else { return }
        let isOnItsWay = animated && scrollView.isScrollAnimating
        if range.clamp(held.scale) == held.scale, isOnItsWay || scrollView.isSettled { return end() }
        // Two movements of the content at once would lead it to neither of their targets.
        if scrollView.isScrollAnimating { scrollView.stopMovement() }
        // The delegate may have ended the pinch when it was told of the end.
        guard case .pinching(let zoomed, _, _) = phase else { return }
        let (scale, middle) = (range.clamp(zoomed.scale), visibleMiddle)
        let anchor = zoomed.view.convert(scrollView.contentOffset + middle, from: scrollView)
        let apply = { [self] in self.apply(scale, to: zoomed, showing: anchor, at: middle, .released) }
        if animated { return animate(.bouncing(zoomed.view), apply) }
        phase = .none
        let number = animation
        apply()
        if animation == number { end() }
    }

    // MARK: Changes

    /// Sets the scale, the size of the content and the offset.
    ///
    /// - Parameters:
    ///   - anchor: A point of the zoomed view.
    ///   - place: The point of the visible part at which that point is shown.
    ///   - placement: Where the content may be instead.
    private func apply(
        _ scale: CGFloat,
        to zoomed: ZoomedView,
        showing anchor: CGPoint,
        at place: CGPoint,
        _ placement: Placement
    ) {
        let old = zoomed.scale
        zoomed.setScale(scale)
        if scale != old { scrollView.setContentSizeInZoom(zoomed.view.frame.size) }
        let offset = zoomed.view.convert(anchor, to: scrollView) - place
        scrollView.contentOffset =
            switch placement {
            case .held: offset
            case .withinEdges: scrollView.geometry.clamp(offset)
            case .released: scrollView.restingPlace(from: offset)
            }
        if scale != old { scrollView.scrollDelegate?.scrollViewDidZoom(scrollView) }
    }

    private func animate(_ phase: Phase, _ change: @escaping () -> Void) {
        self.phase = phase
        animation += 1
        let number = animation
        UIView.animate(
            withDuration: ScrollMetrics.animationDuration,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut]
        ) {
            change()
        } completion: { [weak self] _ in
            self?.finish(number)
        }
    }

    private func finish(_ number: Int) {
        if number == animation, isAnimating || isBouncing { end() }
    }

    /// Removes the animations of the scale and the offset, which are then at their targets.
    ///
    /// - Returns: Whether there were any.
    private func removeAnimations() -> Bool {
        switch phase {
        case .none, .pinching: return false
        case .animating(let view), .bouncing(let view):
            view.layer.removeAllAnimations()
            scrollView.layer.removeAllAnimations()
            return true
        }
    }

    // MARK: Layout

    /// Returns the size of content that constraints give a size for the scale 1.
    func scaled(_ size: CGSize) -> CGSize {
        guard let zoomed, !zoomed.view.translatesAutoresizingMaskIntoConstraints else { return size }
        return CGSize(width: size.width * zoomed.scale, height: size.height * zoomed.scale)
    }

    /// Places the zoomed view after constraints have placed it for the scale 1.
    func placeAfterLayout() {
        guard let zoomed, zoomed.scale != 1 else { return }
        zoomed.placeByConstraints()
    }

    /// The part of the view that insets leave, in points.
    private var visibleSize: CGSize {
        let insets = scrollView.adjustedContentInset
        let size = scrollView.bounds.size
        return CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0)
        )
    }

    /// The middle of the visible part, relative to the offset.
    private var visibleMiddle: CGPoint {
        let (insets, size) = (scrollView.adjustedContentInset, visibleSize)
        return CGPoint(x: insets.left + size.width / 2, y: insets.top + size.height / 2)
    }
}

private func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }

private func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
