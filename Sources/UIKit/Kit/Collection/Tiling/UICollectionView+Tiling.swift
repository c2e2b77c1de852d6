import CoreGraphics
import Foundation
import OrderedCollections
import QuartzCore

/// The views of the elements in sight, and of no others.
extension UICollectionView {
    /// Updates the views for the scroll position and the layout. The cost is that of the elements in sight.
    func tile() {
        // Inside a block of updates the items stay as they were before it: the client may have changed its data.
        guard updates.isIdle else { return updates.addLayout() }
        changeRows {
            loadCounts()
            showElementsInSight()
            prefetchItems()
        }
        showLayoutBackground()
        prepareSwiping()
        placeSectionIndex()
        if let backgroundView { placePinned(backgroundView, at: CGRect(origin: bounds.origin, size: bounds.size)) }
        layer.endJoiningScroll()
        if focusedItem != nil { settleFocus() }
    }

    /// How often the layout may change because of the sizes that views prefer, in one layout of the collection view.
    private static var mostRounds: Int { 12 }

    private func showElementsInSight() {
        noteHeading()
        let scroll = scrollToJoin
        let centers = scroll == nil ? [:] : shown.views.mapValues(\.center)
        for round in 0..<Self.mostRounds {
            // The client may have changed its data. What waits asks for another layout.
            if round > 0, isInterrupted || !preparation.isNeeded { break }
            prepareLayoutIfNeeded()
            updateContentSize()
            // The offset may have moved, and the layout with it.
            if preparation.isNeeded { prepareLayoutIfNeeded() }
            let layout = collectionViewLayout
            layout.willShowElements()
            let wanted = attributes(in: bounds)
            placeScrollers(for: wanted.keys)
            UIView.performWithoutAnimation { removeViews(except: wanted) }
            // A callback may have changed the layout, which has other elements.
            guard collectionViewLayout === layout else { continue }
            let fits = round < Self.mostRounds - 1
            animatingResize { placeShownViews(wanted, fits: fits) }
            UIView.performWithoutAnimation { addViews(wanted, of: layout, fits: fits) }
        }
        placePlaceholders()
        resizing = CellResizing()
        if let scroll { carryPinnedViews(in: scroll, from: centers) }
    }

    /// Lets the views that are pinned to the viewport take part in an animation of the offset.
    ///
    /// - Parameter centers: Where the views were before this layout.
    private func carryPinnedViews(
        in scroll: ScrollInMotion,
        from centers: OrderedDictionary<CollectionElement, CGPoint>
    ) {
        for (element, view) in shown.views where view.isDisplayed && centers[element] != view.center {
            scroll.carry(view.layer) { left in
                let (x, y) = (-scroll.distance.x * left, -scroll.distance.y * left)
                let way = collectionViewLayout.displacement(
                    of: placed(element),
                    sinceBounds: bounds.offsetBy(dx: x, dy: y)
                )
                return CGPoint(x: -way.x, y: -way.y)
            }
        }
    }

    private func removeViews(except wanted: OrderedDictionary<CollectionElement, UICollectionViewLayoutAttributes>) {
        for (element, view) in shown.views where wanted[element] == nil && !isInMotion(view) {
            endDisplaying(view, element)
        }
    }

    /// Places the views that are on the screen already. In an animation block they move.
    private func placeShownViews(
        _ wanted: OrderedDictionary<CollectionElement, UICollectionViewLayoutAttributes>,
        fits: Bool
    ) {
        for (element, view) in shown.views where view.isDisplayed {
            guard let attributes = wanted[element] ?? attributes(of: element) else { continue }
            describe(view, element)
            host(view, element)
            if fits, !fit(view, attributes) { continue }
            let isResized = view.bounds.size != attributes.size
            view.place(shown(attributes))
            // The subviews take part in an animation of the size.
            if isResized, AnimationContext.current != nil { view.layer.layoutTree() }
        }
    }

    private func addViews(
        _ wanted: OrderedDictionary<CollectionElement, UICollectionViewLayoutAttributes>,
        of layout: UICollectionViewLayout,
        fits: Bool
    ) {
        for (element, attributes) in wanted where shown.views[element]?.isDisplayed != true {
            guard collectionViewLayout === layout else { return }
            guard let attributes = attributesInSight(element, attributes) else { continue }
            guard let view = view(for: element, attributes) else { continue }
            describe(view, element)
            if fits, !fit(view, attributes) { continue }
            // A view that was leaving is on the screen already.
            if view.isDisplayed { view.place(shown(attributes)) }
        }
        // Once the sizes are known, the views come in together.
        guard !preparation.isNeeded else { return }
        for (element, attributes) in wanted {
            guard let view = shown.views[element], !view.isDisplayed else { continue }
            host(view, element)
            view.place(shown(attributes))
            display(view, element)
        }
    }

    /// Returns the attributes of an element after the views before it have got their sizes; `nil` if they have pushed
    /// it out of sight.
    func attributesInSight(
        _ element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        guard preparation.isNeeded, collectionViewLayout.answersWhileInvalid else { return attributes }
        return self.attributes(of: element).flatMap { $0.frame.overlaps(flipped(bounds)) ? $0 : nil }
    }

    /// Gives a view the look of its place in a list.
    func describe(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let cell = view as? UICollectionViewListCell else { return }
        UIView.performWithoutAnimation { cell.take(collectionViewLayout.listRow(of: placed(element))) }
        guard element.category == .cell, let outlineSource else { return }
        cell.take(outlineSource.outlineState(at: element.indexPath))
    }

    /// Asks a view for its preferred size, unless it has that of its attributes already.
    ///
    /// - Returns: Whether the view takes the attributes. Otherwise the layout was invalidated.
    func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let layout = collectionViewLayout
        guard layout.asksForPreferredAttributes, view.fittedSize != attributes.size else { return true }
        let placed = placed(attributes)
        view.freeAxes = layout.axesFollowingView(placed.element)
        guard !view.freeAxes.isEmpty else { return true }
        let preferred = view.preferredLayoutAttributesFitting(placed.with { _ in })
        view.fittedSize = preferred.size
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: placed)
        else {
            view.fittedSize = attributes.size
            return true
        }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: placed)
        )
        return false
    }

    /// Whether a view that belongs off the screen is still shown on it by running animations, of the view or of the
    /// scroll position.
    private func isInMotion(_ view: UICollectionReusableView) -> Bool {
        if let scroller = view.host, view.superview === scroller {
            return isInMotion(view, in: scroller)
        }
        guard view.superview === self, view.layer.animationKeys() != nil || layer.animationKeys() != nil,
            let frame = view.layer.presentation()?.frame
        else { return false }
        return frame.overlaps(layer.presentation()?.bounds ?? bounds)
    }

    /// Whether a view is still shown by the motion of its section across the content.
    private func isInMotion(_ view: UICollectionReusableView, in scroller: SectionScroller) -> Bool {
        guard view.layer.animationKeys() != nil || scroller.layer.animationKeys() != nil,
            let frame = view.layer.presentation()?.frame
        else { return false }
        let visible = scroller.layer.presentation()?.bounds ?? scroller.bounds
        return frame.overlaps(visible.insetBy(dx: -bounds.width, dy: -bounds.height))
    }
}
