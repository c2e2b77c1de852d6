import CoreGraphics
import Foundation
import Motion
import OrderedCollections
import QuartzCore

/// The animation of an update or of a change of the layout: scroll position and views, in one motion.
///
/// The layout determines where views begin and end. All animations are additive and have the same timing, so a change
/// during a running motion joins it smoothly.
@MainActor
final class CollectionMotion {
    private typealias Places = OrderedDictionary<CollectionElement, UICollectionViewLayoutAttributes>

    private let collection: UICollectionView
    /// The update; `nil` for a change of the layout.
    private let update: CollectionUpdate?
    private let counts: [Int]
    /// The attributes of the views when the motion begins, as the collection view shows them.
    private var before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Replaces the layout; `nil` for an update.
    private let changeLayout: (() -> Void)?
    private let layouts: [UICollectionViewLayout]
    /// The views whose elements were deleted or reloaded.
    private var deleted: [ShownElements.Leaving] = []

    init(of collection: UICollectionView, _ update: CollectionUpdate, to counts: [Int]) {
        self.collection = collection
        self.update = update
        self.counts = counts
        changeLayout = nil
        layouts = [collection.collectionViewLayout]
        before = update.before
        noteViews()
    }

    /// Creates the motion of a change of the layout.
    init(of collection: UICollectionView, from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        self.collection = collection
        update = nil
        counts = collection.counts ?? []
        changeLayout = { collection.exchangeLayout(for: new) }
        layouts = [old, new]
        before = collection.placesAround()
        noteViews()
    }

    /// Creates the motion of items that get other places in the layout.
    init(rearranging collection: UICollectionView, _ change: @escaping () -> Void) {
        self.collection = collection
        update = nil
        counts = collection.counts ?? []
        changeLayout = change
        layouts = []
        before = collection.placesAround()
        noteViews()
    }

    private func noteViews() {
        for (element, view) in collection.shown.views {
            guard view.isDisplayed, let placement = view.placement else { continue }
            before[element] = placement
        }
    }

    /// Carries out the change and starts its animation.
    func run(completion: @escaping (Bool) -> Void) {
        recycleMeasuredViews()
        collection.motion = self
        defer { collection.motion = nil }
        if let update {
            carry(update)
            collection.counts = counts
            collection.invalidateData()
            collection.prepareLayoutIfNeeded()
            layout.prepare(forCollectionViewUpdates: update.items)
            removeViewsThatTheLayoutDeletes()
            collection.reconfigureRows(of: update.map)
        } else {
            changeLayout?()
            collection.prepareLayoutIfNeeded()
        }
        animate(completion)
    }

    private var layout: UICollectionViewLayout { collection.collectionViewLayout }

    // MARK: Model

    /// Returns the views that were created only for measuring to the pool.
    private func recycleMeasuredViews() {
        for (element, view) in collection.shown.views where !view.isDisplayed {
            collection.endDisplaying(view, element)
        }
    }

    /// Carries the views, the selection and the focus to the new places of their elements.
    private func carry(_ update: CollectionUpdate) {
        var kept: OrderedDictionary<CollectionElement, UICollectionReusableView> = [:]
        var gone: [(view: UICollectionReusableView, element: CollectionElement)] = []
        collection.shown.carryLeaving(to: update.newElement)
        for (element, view) in collection.shown.views {
            if let new = update.newElement(element) { kept[new] = view } else { gone.append((view, element)) }
        }
        collection.shown.replace(kept)
        deleted = gone.map { collection.shown.leave($0.view, from: $0.element, asViewOf: nil) }
        let reloaded = Set(update.map.reloadedRows.map(\.new))
        collection.selection.carry(to: update.map.newIndexPath, isReloaded: reloaded.contains)
        collection.contextMenu?.carry(update.map.newIndexPath)
        collection.dragAndDrop?.dragging.carry(update.map.newIndexPath)
        if let rearrangement = collection.rearrangement {
            rearrangement.carry(update, to: counts)
        } else {
            layout.carry(update)
        }
        collection.carryScrollers(to: update.map.newSection)
    }

    /// Lets views leave that the layout removes in an update, such as those of a section that has become empty.
    private func removeViewsThatTheLayoutDeletes() {
        guard let update else { return }
        for (element, view) in collection.shown.views {
            guard let old = update.oldElement(element) else { continue }
            let isDeleted =
                switch element.category {
                case .cell: false
                case .supplementaryView(let kind):
                    layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).contains(old.indexPath)
                case .decorationView(let kind):
                    layout.indexPathsToDeleteForDecorationView(ofKind: kind).contains(old.indexPath)
                }
            guard isDeleted else { continue }
            collection.shown.remove(element)
            deleted.append(collection.shown.leave(view, from: old, asViewOf: nil))
        }
    }

    // MARK: Animation

    private func animate(_ completion: @escaping (Bool) -> Void) {
        defer { collection.endOffset = nil }
        let timing = AnimationContext.Timing(duration: CollectionMetrics.updateDuration)
        let context = AnimationContext(movingRowsOn: collection.layer.device, timing: timing) { [self] finished in
            for leaver in leaving { collection.shown.endLeaving(leaver.number).map(collection.discard) }
            collection.removeEmptyScrollers()
            // Views that were kept only because they were still visible on their way are removed by the next layout.
            collection.setNeedsLayout()
            completion(finished)
        }
        context.run(moveToPlaces)
    }

    /// All views that leave in this motion.
    private var leaving: [ShownElements.Leaving] = []

    private func moveToPlaces() {
        let places = newPlaces()
        collection.placeScrollers(for: places.keys)
        for (element, view) in collection.shown.views where view.isDisplayed && places[element] == nil {
            leave(view, element)
        }
        UIView.performWithoutAnimation { bringIn(places) }
        for (element, attributes) in places {
            guard let view = collection.shown.views[element] else { continue }
            collection.host(view, element)
            move(view, to: collection.shown(attributes))
            collection.describe(view, element)
        }
        collection.placePlaceholders()
        for leaver in deleted { moveAway(leaver) }
        leaving += deleted
        update == nil ? layouts.forEach { $0.finalizeLayoutTransition() } : layout.finalizeCollectionViewUpdates()
        collection.backgroundView?.frame = CGRect(origin: collection.bounds.origin, size: collection.bounds.size)
    }

    private func move(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        view.place(attributes)
        view.layer.layoutTree()
    }

    /// Moves the content to its new offset, and returns the attributes of the elements that are in sight there.
    private func newPlaces() -> Places {
        var places: Places = [:]
        for round in 0..<Self.mostRounds {
            collection.prepareLayoutIfNeeded()
            moveOffset()
            if collection.preparation.isNeeded { collection.prepareLayoutIfNeeded() }
            places = collection.attributes(in: collection.bounds)
            guard round < Self.mostRounds - 1 else { break }
            UIView.performWithoutAnimation { fitViews(places) }
            if !collection.preparation.isNeeded { break }
        }
        return places
    }

    private static let mostRounds = 12

    /// Makes the missing views, and asks all for their preferred sizes.
    private func fitViews(_ places: Places) {
        let used = layout
        for (element, attributes) in places {
            // A callback may have changed the layout, which has other elements.
            guard layout === used else { return }
            guard let attributes = collection.attributesInSight(element, attributes) else { continue }
            if let view = collection.view(for: element, attributes) { _ = collection.fit(view, attributes) }
        }
    }

    /// Sets the size of the content, and the offset that the layout and the delegate want.
    ///
    /// The offset is set first. Otherwise content that becomes too short for it would be moved to its end without this
    /// animation.
    private func moveOffset() {
        let size = layout.collectionViewContentSize
        let present = collection.takeAdjustedOffset(in: size)
        let isAtRest = !collection.isTracking && !collection.isDragging && !collection.isDecelerating
        var target = isAtRest && !collection.isScrollAnimating ? collection.clampedOffset(present, in: size) : present
        target = layout.targetContentOffset(forProposedContentOffset: target)
        if let end = collection.endOffset {
            target = end
        } else if let delegate = collection.delegate {
            target = delegate.collectionView(collection, targetContentOffsetForProposedContentOffset: target)
        }
        if target != collection.contentOffset { collection.contentOffset = target }
        UIView.performWithoutAnimation { collection.updateContentSize() }
    }

    /// Shows the views that come in, where they begin.
    private func bringIn(_ places: Places) {
        for (element, attributes) in places {
            guard let view = collection.shown.views[element], !view.isDisplayed else { continue }
            collection.host(view, element)
            view.place(start(of: element, attributes))
            collection.display(view, element)
        }
    }

    private func start(
        of element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        collection.shown(initialAttributes(of: element) ?? usualStart(of: element) ?? attributes.with { $0.alpha = 0 })
    }

    /// Returns the attributes with which an element begins, as layouts have them by default: an inserted one is
    /// transparent, and another one is where it was. `nil` for an element whose place was unknown.
    func usualStart(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let old = update.map({ $0.oldElement(element) }) ?? element else {
            return collection.attributes(of: element)?.with { $0.alpha = 0 }
        }
        return before[old].map { collection.shown($0).with { $0.indexPath = element.indexPath } }
    }

    /// Returns the attributes with which an element ends, as layouts have them by default: a deleted one becomes
    /// transparent, and another one is where it will be. `nil` for an element whose place is unknown.
    func usualEnd(of old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let element = update.map({ $0.newElement(old) }) ?? old else {
            return before[old].map { collection.shown($0).with { $0.alpha = 0 } }
        }
        return collection.attributes(of: element)?.with { $0.indexPath = old.indexPath }
    }

    private func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = element.indexPath
        return switch element.category {
        case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView(let kind):
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView(let kind):
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    private func finalAttributes(of old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = old.indexPath
        return switch old.category {
        case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView(let kind):
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView(let kind):
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// Lets a view leave whose element goes on, but out of sight.
    private func leave(_ view: UICollectionReusableView, _ element: CollectionElement) {
        let old = update.map { $0.oldElement(element) ?? element } ?? element
        collection.shown.remove(element)
        leaving.append(collection.shown.leave(view, from: element, asViewOf: element))
        view.place(end(of: old, view, element))
    }

    private func moveAway(_ leaver: ShownElements.Leaving) {
        leaver.view.place(end(of: leaver.left, leaver.view, leaver.left))
        leaver.view.layer.layoutTree()
    }

    private func end(
        of old: CollectionElement,
        _ view: UICollectionReusableView,
        _ element: CollectionElement
    ) -> UICollectionViewLayoutAttributes {
        (finalAttributes(of: old) ?? usualEnd(of: old)).map(collection.shown) ?? faded(view, element)
    }

    private func faded(
        _ view: UICollectionReusableView,
        _ element: CollectionElement
    ) -> UICollectionViewLayoutAttributes {
        let present = view.placement ?? UICollectionViewLayoutAttributes(forCellWith: element.indexPath)
        return present.with { $0.alpha = 0 }
    }
}
