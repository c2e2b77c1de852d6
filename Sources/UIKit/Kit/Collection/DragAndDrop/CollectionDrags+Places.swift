import CoreGraphics
import Foundation

/// The places in a collection view at which a finger would drop items.
extension CollectionDrags {
    func place(
        for proposal: UICollectionViewDropProposal?,
        at finger: CGPoint,
        moving source: IndexPath?
    ) -> DropPlace {
        switch proposal?.intent ?? .unspecified {
        case .unspecified: DropPlace(row: item(at: finger, moving: source))
        case .insertIntoDestinationIndexPath: DropPlace(row: item(at: finger, moving: source), mark: .row)
        case .insertAtDestinationIndexPath:
            DropPlace(row: target(at: collection.layoutPoint(finger), moving: source), mark: .gap)
        }
    }

    /// Returns the item under the finger, without the dragged one.
    private func item(at finger: CGPoint, moving source: IndexPath?) -> IndexPath? {
        let under = collection.indexPathForItem(at: finger)
        return under == source ? nil : under
    }

    /// Returns the place that a dragged item has now, with the gap.
    func place(of source: IndexPath) -> IndexPath {
        let arrangement = collection.rearrangement?.arrangement ?? ItemArrangement()
        return arrangement.move?.item == source ? arrangement.place(of: source) : source
    }

    /// Returns the place of the gap; `nil` if there is no section.
    private func target(at point: CGPoint, moving source: IndexPath?) -> IndexPath? {
        if let source {
            let place = place(of: source)
            return target(from: place, at: point) { end in end.section != place.section || end.item > place.item }
        }
        if let vacant = collection.rearrangement?.arrangement.vacant.first {
            return target(from: vacant, at: point) { _ in true }
        }
        return cell(around: point) { !$0.isHidden } ?? end(before: point)
    }

    /// Returns the place of what has one already: a moved item, or the gap. It is the same if the finger is at no
    /// other place, and behind the last item of a section if that is allowed.
    private func target(from place: IndexPath, at point: CGPoint, isEnd: (IndexPath) -> Bool) -> IndexPath {
        let target = collection.place(movingItemAt: place, to: point)
        guard target == place, cell(around: point) == nil, let end = end(before: point), isEnd(end) else {
            return target
        }
        return end.section == place.section ? IndexPath(item: end.item - 1, section: end.section) : end
    }

    /// Returns the place whose cell contains a point.
    private func cell(
        around point: CGPoint,
        _ condition: (UICollectionViewLayoutAttributes) -> Bool = { _ in true }
    ) -> IndexPath? {
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = (collection.collectionViewLayout.layoutAttributesForElements(in: around) ?? []).first {
            $0.representedElementCategory == .cell && $0.frame.contains(point) && condition($0)
        }
        return found?.indexPath
    }

    /// Returns the place behind the last item of the section whose items end last before a point; the beginning without
    /// such items.
    private func end(before point: CGPoint) -> IndexPath? {
        let counts = collection.layoutCounts
        guard !counts.isEmpty else { return nil }
        let seen = collection.flipped(collection.bounds)
        let before = (collection.collectionViewLayout.layoutAttributesForElements(in: seen) ?? []).filter {
            $0.representedElementCategory == .cell
                && ($0.frame.maxY <= point.y || $0.frame.minY <= point.y && $0.frame.maxX <= point.x)
        }
        guard let last = before.map(\.indexPath).max() else { return IndexPath(item: 0, section: 0) }
        return IndexPath(item: counts[last.section], section: last.section)
    }
}
