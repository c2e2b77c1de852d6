import CoreGraphics
import Failures
import Foundation
import OrderedCollections

/// The layout of a collection view, and the places that it determines.
extension UICollectionView {
    /// Called by the layout when it was invalidated. It is prepared again before the next frame.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        preparation.invalidate(moving: context.contentOffsetAdjustment)
        setNeedsLayout()
    }

    /// Returns the attributes with which an element of the present motion begins to appear, as a layout has them by
    /// default: an inserted one is transparent, and another one is where it was. `nil` outside of updates, and for an
    /// element whose place was unknown.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        motion?.usualStart(of: element)
    }

    /// Returns the attributes with which an element of the present motion disappears, as a layout has them by default:
    /// a deleted one becomes transparent, and another one is where it will be. The element has its index path before
    /// the update. `nil` outside of updates, and for an element whose place is unknown.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        motion?.usualEnd(of: element)
    }

    /// Prepares the layout if it was invalidated. A layout that invalidates itself meanwhile is prepared again, but not
    /// for ever. The updates that the client requests meanwhile wait until the layout is prepared.
    func prepareLayoutIfNeeded() {
        guard !preparation.isUnderWay else { return }
        loadCounts()
        guard preparation.isNeeded else { return }
        changeRows {
            for _ in 0..<Self.mostPreparations where preparation.isNeeded {
                preparation.begin()
                collectionViewLayout.prepare()
                preparation.end()
            }
        }
    }

    private static var mostPreparations: Int { 3 }

    /// Moves the content as invalidations have asked for, and takes its size from the layout.
    ///
    /// The content moves first. Otherwise content that becomes too short would be moved to its end, and then further.
    func updateContentSize() {
        let offset = takeAdjustedOffset(in: collectionViewLayout.collectionViewContentSize)
        if contentOffset != offset { contentOffset = offset }
        // The delegate may have changed the layout when it was notified of the move.
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        beginAtTrailingEdge()
    }

    /// Returns where the content is after the moves that invalidations have asked for.
    ///
    /// Content within its edges stays within them: an item above the screen may turn out to be so small that less
    /// content is left there than it moves by.
    ///
    /// - Parameter size: The size that the content is about to have.
    func takeAdjustedOffset(in size: CGSize) -> CGPoint {
        let adjustment = preparation.takeAdjustment()
        guard adjustment != .zero else { return contentOffset }
        let isWithinEdges = geometry.excess(contentOffset) == .zero
        heading.carry(by: adjustment)
        let offset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        return isWithinEdges ? clampedOffset(offset, in: size) : offset
    }

    /// Shows the beginning of a flipped layout, which is on the right, when the content appears.
    private func beginAtTrailingEdge() {
        guard !hasBegun, contentSize.width > 0, bounds.width > 0 else { return }
        hasBegun = true
        guard collectionViewLayout.isFlipped, contentOffset.x == -adjustedContentInset.left else { return }
        contentOffset.x = clampedOffset(CGPoint(x: .greatestFiniteMagnitude, y: contentOffset.y), in: contentSize).x
    }

    /// Tells the layout of a change of the bounds that is about to happen.
    func boundsWillChange(to new: CGRect) {
        guard new != bounds else { return }
        if new.size != bounds.size, AnimationContext.current != nil {
            let layout = collectionViewLayout
            layout.prepare(forAnimatedBoundsChange: bounds)
            AnimationContext.current?.atEnd { layout.finalizeAnimatedBoundsChange() }
        }
        if new.size != bounds.size { setNeedsLayout() }
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    }

    /// Returns the offset nearest to another one at which content of a size fills the screen.
    func clampedOffset(_ offset: CGPoint, in size: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        let highest = CGPoint(
            x: max(-inset.left, size.width + inset.right - bounds.width),
            y: max(-inset.top, size.height + inset.bottom - bounds.height)
        )
        return CGPoint(
            x: min(max(offset.x, -inset.left), highest.x),
            y: min(max(offset.y, -inset.top), highest.y)
        )
    }

    // MARK: Attributes

    /// Returns the attributes of the visible elements in a rectangle, in the order of the layout.
    func attributes(in rect: CGRect) -> OrderedDictionary<CollectionElement, UICollectionViewLayoutAttributes> {
        guard rect.width > 0, rect.height > 0 else { return [:] }
        var found: OrderedDictionary<CollectionElement, UICollectionViewLayoutAttributes> = [:]
        let place = flipped(rect)
        for attributes in collectionViewLayout.layoutAttributesForElements(in: place) ?? [] {
            guard !attributes.isHidden, attributes.frame.overlaps(place), let attributes = itemized(attributes) else {
                continue
            }
            let element = attributes.element
            if element.category == .cell { requireItem(element.indexPath) }
            found[element] = attributes
        }
        if let held = heldAttributes { found[held.element] = held }
        return found
    }

    /// Returns the attributes of an element; `nil` if the layout has none.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, placed(element).indexPath)
        return switch element.category {
        case .cell: layout.layoutAttributesForItem(at: path).flatMap(itemized)
        case .supplementaryView(let kind): layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decorationView(let kind): layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    /// Returns attributes of the layout as the collection view shows them: mirrored, if the layout is flipped.
    func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard collectionViewLayout.isFlipped else { return attributes }
        let width = collectionViewLayout.collectionViewContentSize.width
        return attributes.with { $0.center.x = width - $0.center.x }
    }

    /// Returns the rectangle of the layout's coordinates that a rectangle of the view shows.
    func flipped(_ rect: CGRect) -> CGRect {
        guard collectionViewLayout.isFlipped else { return rect }
        let width = collectionViewLayout.collectionViewContentSize.width
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the item in front at a point of the content; `nil` if there is none.
    func item(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let place = flipped(CGRect(origin: point, size: .zero)).origin
        let around = CGRect(x: place.x - 0.5, y: place.y - 0.5, width: 1, height: 1)
        let candidates = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(place)
        }
        return candidates.compactMap(itemized).max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
