import CoreGraphics
import Foundation

/// The places in a collection view at which a finger would drop items.
@MainActor
struct DropPlaces {
    /// A gap for the items.
    struct Gap {
        /// The items with the gap.
        let arrangement: ItemArrangement
        /// The index path of an item that is dropped in the gap.
        let path: IndexPath
    }

    /// The item at the finger; `nil` if there is none.
    let item: IndexPath?
    /// The gap at the finger; `nil` if there is no section.
    let gap: Gap?

    /// - Parameters:
    ///   - finger: The place of the finger in points of the content.
    ///   - source: The only dragged item, if it is one of the collection view.
    init(_ collection: UICollectionView, finger: CGPoint, source: IndexPath?) {
        let under = collection.indexPathForItem(at: finger)
        item = under == source ? nil : under
        let point = collection.layoutPoint(finger)
        let present = collection.rearrangement?.arrangement ?? ItemArrangement()
        if let source, collection.contains(source) {
            let place = present.move?.item == source ? present.place(of: source) : source
            let target = Self.target(in: collection, from: place, at: point, isMove: true)
            var arrangement = ItemArrangement()
            arrangement.move = ItemArrangement.Move(item: source, place: target)
            gap = Gap(arrangement: arrangement, path: target)
            return
        }
        let place = present.vacant.first
        guard let target = Self.target(in: collection, at: point, vacant: place) else {
            gap = nil
            return
        }
        var arrangement = ItemArrangement()
        arrangement.insertVacancy(at: target)
        gap = Gap(arrangement: arrangement, path: target)
    }

    /// Returns the index path that the delegate gets to know for a kind of proposals.
    func path(for intent: UICollectionViewDropProposal.Intent) -> IndexPath? {
        intent == .insertAtDestinationIndexPath ? gap?.path : item
    }

    /// Returns the place of a moved item, or its own if the finger is at no other.
    private static func target(
        in collection: UICollectionView,
        from place: IndexPath,
        at point: CGPoint,
        isMove: Bool
    ) -> IndexPath {
        let target = collection.place(movingItemAt: place, to: point)
        guard target == place, !isOverItem(collection, point),
            let end = end(in: collection, before: point), end.section != place.section || end.item > place.item
        else { return target }
        // Behind the last item of a section.
        return end.section == place.section ? IndexPath(item: end.item - 1, section: end.section) : end
    }

    /// Returns the place of a gap for an item from elsewhere.
    private static func target(
        in collection: UICollectionView,
        at point: CGPoint,
        vacant: IndexPath?
    ) -> IndexPath? {
        if let vacant {
            let target = collection.place(movingItemAt: vacant, to: point)
            guard target == vacant, !isOverItem(collection, point), let end = end(in: collection, before: point) else {
                return target
            }
            return end.section == vacant.section ? IndexPath(item: end.item - 1, section: end.section) : end
        }
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = (collection.collectionViewLayout.layoutAttributesForElements(in: around) ?? []).first {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }
        return found?.indexPath ?? end(in: collection, before: point)
    }

    private static func isOverItem(_ collection: UICollectionView, _ point: CGPoint) -> Bool {
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return (collection.collectionViewLayout.layoutAttributesForElements(in: around) ?? []).contains {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }
    }

    /// Returns the place behind the last item of the section whose items end last before a point; the beginning without
    /// such items.
    private static func end(in collection: UICollectionView, before point: CGPoint) -> IndexPath? {
        let counts = collection.layoutCounts
        guard !counts.isEmpty else { return nil }
        let layout = collection.collectionViewLayout
        let seen = collection.flipped(collection.bounds)
        let before = (layout.layoutAttributesForElements(in: seen) ?? []).filter {
            $0.representedElementCategory == .cell
                && ($0.frame.maxY <= point.y || $0.frame.minY <= point.y && $0.frame.maxX <= point.x)
        }
        guard let last = before.map(\.indexPath).max() else { return IndexPath(item: 0, section: 0) }
        return IndexPath(item: counts[last.section], section: last.section)
    }

    /// Returns the time in seconds after which a gap follows the finger (unverified).
    static func delay(of cadence: UICollectionView.ReorderingCadence) -> TimeInterval {
        switch cadence {
        case .immediate: 0
        case .fast: 0.15
        case .slow: 0.5
        }
    }
}
