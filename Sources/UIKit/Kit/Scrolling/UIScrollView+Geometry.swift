import CoreGraphics

extension ScrollGeometry {
    static let empty = ScrollGeometry(
        horizontal: ScrollAxis(content: 0, extent: 0, before: 0, after: 0, bounces: true, alwaysBounces: false),
        vertical: ScrollAxis(content: 0, extent: 0, before: 0, after: 0, bounces: true, alwaysBounces: false)
    )
}

extension UIScrollView {
    /// Updates the edges, and brings content at rest back within them.
    ///
    /// - Parameter keepsOffset: Whether content at rest stays where it is, although its edges move.
    func updateGeometry(keepsOffset: Bool = false) {
        requireNoNaN()
        let inset = adjustedInset()
        let changesInset = inset != resolvedInset
        resolvedInset = inset
        let (old, new) = (geometry, makeGeometry())
        geometry = new
        if new != old {
            // This is new content and no correction of an estimate, so the indicator shows its true position at once.
            if !isCorrecting { heldIndicator = nil }
            geometryChanged(from: old, keepsOffset: keepsOffset)
            placeIndicators()
            refresh?.placeControl()
        }
        guard changesInset else { return }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    func boundsChanged(from old: CGRect) {
        let bounds = bounds
        if bounds.origin != old.origin {
            followMove(to: bounds.origin, from: old.origin)
            placeIndicators()
            setNeedsLayout()
            // The views of the old position remain as long as the animation shows them. The layout after it removes
            // them.
            AnimationContext.current?.completion.afterwards { [weak self] in self?.setNeedsLayout() }
        }
        if bounds.size != old.size { updateGeometry() }
        if bounds.origin != old.origin {
            topEdge?.contentDidMove(in: self)
            refresh?.contentDidMove()
        }
        // The delegate is notified last. It may set another offset itself, and finds the geometry up to date.
        if bounds.origin != old.origin { scrollDelegate?.scrollViewDidScroll(self) }
    }

    private func adjustedInset() -> UIEdgeInsets {
        var own = contentInset
        own.top += refresh?.room.visible ?? 0
        guard contentInsetAdjustmentBehavior != .never else { return own }
        let safe = safeAreaInsets
        guard safe != .zero else { return own }
        var (horizontal, vertical) = (true, true)
        if contentInsetAdjustmentBehavior != .always {
            horizontal = contentSize.width > bounds.width || bouncesHorizontally && alwaysBounceHorizontal
            vertical =
                contentSize.height > bounds.height || bouncesVertically && alwaysBounceVertical
                || isInContainerWithBar && isAdjustedByController
        }
        if vertical { (own.top, own.bottom) = (own.top + safe.top, own.bottom + safe.bottom) }
        if horizontal { (own.left, own.right) = (own.left + safe.left, own.right + safe.right) }
        return own
    }

    private func makeGeometry() -> ScrollGeometry {
        let size = bounds.size
        return ScrollGeometry(
            horizontal: ScrollAxis(
                content: contentSize.width,
                extent: size.width,
                before: resolvedInset.left,
                after: resolvedInset.right,
                bounces: bouncesHorizontally,
                alwaysBounces: alwaysBounceHorizontal,
                alignment: contentAlignmentPoint.x
            ),
            vertical: ScrollAxis(
                content: contentSize.height,
                extent: size.height,
                before: resolvedInset.top + collapsedTop + (refresh?.room.hidden ?? 0),
                after: resolvedInset.bottom,
                bounces: bouncesVertically,
                alwaysBounces: alwaysBounceVertical,
                room: refresh?.room.height ?? 0,
                alignment: contentAlignmentPoint.y
            )
        )
    }

    private func geometryChanged(from old: ScrollGeometry, keepsOffset: Bool) {
        switch movement {
        case .none:
            // Content that a finger holds beyond its edge returns when the finger is lifted.
            guard !keepsOffset, !isTracking || old.excess(contentOffset) == .zero else { return }
            let settled = geometry.settle(contentOffset, from: old)
            if settled != contentOffset { contentOffset = settled }
        case .dragging(var drag):
            drag.rebase(at: contentOffset, in: geometry)
            movement = .dragging(drag)
        case .decelerating(var glide):
            glide.keepGoal(in: geometry)
            movement = .decelerating(glide)
        case .animating, .stepping: keepTargetWithinEdges()
        }
    }
}

extension UIResponder {
    /// Whether a bar of a container, such as a navigation controller, takes part in the safe area. It insets content
    /// that cannot scroll, too (iOS 26, recorded by iamcgn/swiftui-web in nav/scroll-inset).
    fileprivate var isInContainerWithBar: Bool {
        sequence(first: self, next: \.next).contains { responder in
            guard let controller = responder as? UIViewController else { return false }
            return controller.storage.containerInsets.top > 0
        }
    }

    /// Whether the nearest controller lets scroll views have insets although their content doesn't scroll.
    fileprivate var isAdjustedByController: Bool {
        let controller = sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        return controller?.storage.adjustsScrollViews ?? true
    }
}
